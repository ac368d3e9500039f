import type { z } from 'zod'

/** The validation messages: the part of a text key after `validation.` */
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

/** A form: its fields in order with their rules, and the validation message of each. */
export type RequestForm<Answers = Record<string, string>, Field extends string = string> = {
  answers: z.ZodType<Answers> & { shape: Record<Field, z.ZodType> }
  messages: Readonly<Record<Field, FormMessage>>
  /** Fields that are invalid because of the values of other fields. */
  findDependentErrors?: (answers: Readonly<Record<string, string>>) => readonly Field[]
}

/** `max` is set when the answer is only too long. */
export type FormProblem = { field: string; message: FormMessage; max?: number | undefined }

export type ReadForm<Answers> = { ok: true; value: Answers } | { ok: false; problems: FormProblem[] }

/** Validates a form; returns at most one problem per field, in the order of the form. */
export function readForm<Answers, Field extends string>(
  { answers: rules, messages, findDependentErrors }: RequestForm<Answers, Field>,
  answers: Readonly<Record<string, string>>,
): ReadForm<Answers> {
  const read = rules.safeParse(answers)
  const issues = read.success ? [] : read.error.issues
  const dependent: readonly string[] = findDependentErrors?.(answers) ?? []
  const problems = fieldsOf({ answers: rules }).flatMap((field): FormProblem[] => {
    const found = issues.filter(({ path }) => path[0] === field)
    if (found.length === 0 && !dependent.includes(field)) return []
    const [first] = found
    const isOnlyTooLong = found.length === 1 && first?.code === 'too_big'
    return [{ field, message: messages[field], ...(isOnlyTooLong ? { max: Number(first.maximum) } : {}) }]
  })
  if (problems.length > 0) return { ok: false, problems }
  if (!read.success) throw new Error('A form was rejected for a field it does not have')
  return { ok: true, value: read.data }
}

/** The fields of a form, in order. */
export function fieldsOf<Field extends string>({ answers }: Pick<RequestForm<unknown, Field>, 'answers'>): Field[] {
  return Object.keys(answers.shape) as Field[]
}
