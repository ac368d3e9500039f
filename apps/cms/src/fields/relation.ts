import { z } from 'zod'

/** The id of a relation, which Payload gives as an id or as the populated document. */
export const relation = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])

export function toId(related: unknown): string | undefined {
  return relation.safeParse(related).data
}
