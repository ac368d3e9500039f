import { z } from 'zod'

/** A relation is an id, or the document itself where it was populated. */
export const relation = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])

export function toId(related: unknown): string | undefined {
  return relation.safeParse(related).data
}
