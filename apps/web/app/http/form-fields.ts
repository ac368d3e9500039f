/** Returns the text of a form field. Files and repeated fields are ignored, because none of our forms sends them. */
export function findFormField(form: FormData, name: string): string | undefined {
  const [value, ...others] = form.getAll(name)
  return typeof value === 'string' && others.length === 0 ? value : undefined
}

export function readFormField(form: FormData, name: string): string {
  return findFormField(form, name) ?? ''
}
