/** What was typed into a field. A file is no answer, and neither is one given twice: no form of ours sends that. */
export function findAnswer(form: FormData, name: string): string | undefined {
  const [answer, ...others] = form.getAll(name)
  return typeof answer === 'string' && others.length === 0 ? answer : undefined
}

export function readAnswer(form: FormData, name: string): string {
  return findAnswer(form, name) ?? ''
}
