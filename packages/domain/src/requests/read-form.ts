import type { z } from 'zod'

/** The messages of forms: the part of a text's key after `validation.` */
export type FormMessage =
  | 'case-id'
  | 'checkbox'
  | 'company'
  | 'contact-location'
  | 'country'
  | 'e-mail'
  | 'email'
  | 'first-name'
  | 'last-name'
  | 'message'
  | 'product'
  | 'select'
  | 'serial-number'
  | 'service'
  | 'telephone'
  | 'value'
  | 'your-country'
  | 'zip-code'

/** What a form asks: its questions in their order, the rule of each, and what is said when an answer breaks it. */
export type RequestForm<Answers = Record<string, string>, Field extends string = string> = {
  answers: z.ZodType<Answers> & { shape: Record<Field, z.ZodType> }
  messages: Readonly<Record<Field, FormMessage>>
  /** Further questions whose answer will not do because of what was answered elsewhere. */
  alsoWrong?: (answers: Readonly<Record<string, string>>) => readonly Field[]
}

/** `max` is there when the answer is only too long. */
export type FormProblem = { field: string; message: FormMessage; max?: number | undefined }

export type ReadForm<Answers> = { ok: true; value: Answers } | { ok: false; problems: FormProblem[] }

/** One problem for each answer that will not do, in the order of the form. */
export function readForm<Answers, Field extends string>(
  { answers: rules, messages, alsoWrong }: RequestForm<Answers, Field>,
  answers: Readonly<Record<string, string>>,
): ReadForm<Answers> {
  const read = rules.safeParse(answers)
  const issues = read.success ? [] : read.error.issues
  const dependent: readonly string[] = alsoWrong?.(answers) ?? []
  const problems = fieldsOf({ answers: rules }).flatMap((field): FormProblem[] => {
    const found = issues.filter(({ path }) => path[0] === field)
    if (found.length === 0 && !dependent.includes(field)) return []
    const [first] = found
    const isOnlyTooLong = found.length === 1 && first?.code === 'too_big'
    return [{ field, message: messages[field], ...(isOnlyTooLong ? { max: Number(first.maximum) } : {}) }]
  })
  if (problems.length > 0) return { ok: false, problems }
  if (!read.success) throw new Error('A form was refused for something it does not ask')
  return { ok: true, value: read.data }
}

/** What the form asks, in its order. */
export function fieldsOf<Field extends string>({ answers }: Pick<RequestForm<unknown, Field>, 'answers'>): Field[] {
  return Object.keys(answers.shape) as Field[]
}
