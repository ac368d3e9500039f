/** The ids of the files that have arrived and go with a form. */
export function readAttachments(form: FormData): string[] {
  return form.getAll('files').filter((id) => typeof id === 'string')
}
