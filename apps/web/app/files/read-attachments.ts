/** Returns the ids of a form's uploaded files. */
export function readAttachments(form: FormData): string[] {
  return form.getAll('files').filter((id) => typeof id === 'string')
}
