import type { Result } from '@ferrule/domain/result'
import type { z } from 'zod'

/** Payload of a mutation: the id of the changed record, or the refusal and the names of invalid inputs. */
export type ChangePayload = { id: string | null; refusal: string | null; fields: string[] }

/** Validates the input and runs the change. Returns the payload. */
export async function runChange<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  act: (valid: Input) => Promise<Result<{ id: string }, string>>,
): Promise<ChangePayload> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
    return { id: null, refusal: 'invalid-input', fields: [...fields] }
  }
  const result = await act(parsed.data)
  return result.ok
    ? { id: result.value.id, refusal: null, fields: [] }
    : { id: null, refusal: result.reason, fields: [] }
}
