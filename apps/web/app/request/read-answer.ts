/** What was typed into a field; a file or nothing is no answer. */
export function readAnswer(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
