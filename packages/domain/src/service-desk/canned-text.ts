import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { freeText, oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'
import { cannedSigns } from './fill-canned-text.ts'

const known: readonly string[] = cannedSigns

/** Something in braces that stands for nothing would be sent to customers as it is. */
function hasKnownSignsOnly(body: string): boolean {
  return [...body.matchAll(/\{([^{}]*)\}/g)].every(([, sign = '']) => known.includes(sign))
}

export const cannedTextInput = z.strictObject({
  /** Made by whoever writes it, so that sending it twice saves one. */
  id: z.uuid(),
  /** Which one was changed; 0 for a new text. */
  version: z.int().min(0),
  language: z.enum(languages),
  title: oneLine(80),
  body: freeText(5000).refine(hasKnownSignsOnly, { error: 'unknown-sign' }),
})
export type CannedTextInput = z.infer<typeof cannedTextInput>

export const cannedTextFields = ['language', 'title', 'body'] as const
export type CannedTextField = (typeof cannedTextFields)[number]

export type CannedTextProblem = { field: CannedTextField; reason: 'missing' | 'unknown-sign' }

/** What has to be changed before it can be saved, in the order of the form. */
export function findCannedTextProblems(answers: Readonly<Record<CannedTextField, string>>): CannedTextProblem[] {
  return cannedTextFields.flatMap((field): CannedTextProblem[] => {
    const parsed = cannedTextInput.shape[field].safeParse(answers[field])
    if (parsed.success) return []
    const isSign = parsed.error.issues.some(({ message }) => message === 'unknown-sign')
    return [{ field, reason: isSign ? 'unknown-sign' : 'missing' }]
  })
}

type Known = { version: number; isRetired: boolean; language: string; title: string; body: string }

export type CannedTextRefusal = 'text-unknown' | 'changed-meanwhile'

/** What a save does with the text of the same id: of two people who change one, the second is told. */
export function decideCannedText(
  known: Known | undefined,
  { version, language, title, body }: CannedTextInput,
): Result<'add' | 'change' | 'none', CannedTextRefusal> {
  if (!known) return version === 0 ? ok('add') : refuse('text-unknown')
  if (known.isRetired) return refuse('text-unknown')
  // The same send once more, after a lost answer.
  if (known.language === language && known.title === title && known.body === body) return ok('none')
  return known.version === version ? ok('change') : refuse('changed-meanwhile')
}
