import type { Result } from '@ferrule/domain/result'
import type { z } from 'zod'

/** What a mutation answers: the id of what was changed, or why nothing was and which inputs are not valid. */
export type ChangeAnswer = { id: string | null; refusal: string | null; fields: string[] }

/** Acts on what was sent, if it is valid. */
export async function answerChange<Input>(
  schema: z.ZodType<Input>,
  sent: unknown,
  act: (input: Input) => Promise<Result<{ id: string }, string>>,
): Promise<ChangeAnswer> {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
    return { id: null, refusal: 'invalid-input', fields: [...fields] }
  }
  const result = await act(parsed.data)
  return result.ok
    ? { id: result.value.id, refusal: null, fields: [] }
    : { id: null, refusal: result.reason, fields: [] }
}
