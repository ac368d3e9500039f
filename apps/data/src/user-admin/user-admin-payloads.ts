import type { Result } from '@ferrule/domain/result'
import type { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'

type PayloadValue = { id: string | null; version: number | null; refusal: string | null; fields: string[] }

export type Payloads = ReturnType<typeof addPayloads>

export function addPayloads(builder: Builder) {
  const fieldNames = { description: 'Names of invalid inputs, without duplicates' }
  const payload = builder.objectRef<PayloadValue>('UserAdminPayload').implement({
    description: 'The changed access or user, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      version: t.exposeInt('version', { nullable: true, description: 'For undoAccessChange' }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', fieldNames),
    }),
  })
  const removal = builder.objectRef<PayloadValue & { losesView: boolean }>('RemoveOrganisationPayload').implement({
    description: 'With the refusal confirmation-needed, the caller would no longer see the user',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      losesView: t.exposeBoolean('losesView'),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', fieldNames),
    }),
  })
  return { payload, removal }
}

type Outcome = Result<{ id: string; version?: number; losesView?: boolean }, string>

/** Validates the input and runs the change. */
export async function toPayload<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  act: (valid: Input) => Promise<Outcome>,
): Promise<PayloadValue> {
  const parsed = schema.safeParse(input)
  const empty = { id: null, version: null, refusal: null, fields: [] }
  if (!parsed.success) return { ...empty, refusal: 'invalid-input', fields: toFieldNames(parsed.error) }
  const result = await act(parsed.data)
  return result.ok
    ? { ...empty, id: result.value.id, version: result.value.version ?? null }
    : { ...empty, refusal: result.reason }
}

export function toFieldNames(error: z.ZodError): string[] {
  return [...new Set(error.issues.map(({ path }) => String(path[0])))]
}

export async function toRemovalPayload<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  act: (valid: Input) => Promise<Outcome>,
): Promise<PayloadValue & { losesView: boolean }> {
  let losesView = false
  const payload = await toPayload(schema, input, async (valid) => {
    const outcome = await act(valid)
    losesView = outcome.ok ? (outcome.value.losesView ?? false) : outcome.reason === 'confirmation-needed'
    return outcome
  })
  return { ...payload, losesView }
}
