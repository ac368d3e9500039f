import { z } from 'zod'

const record = z.looseObject({ deletedAt: z.string().nullish() })

/** Whether a save moves a record to the trash, takes it out, or does neither. */
export function toTrashChange(data: unknown, before: unknown): 'trashed' | 'recovered' | undefined {
  const saved = record.safeParse(data).data?.deletedAt
  const stored = record.safeParse(before).data?.deletedAt
  if (saved && !stored) return 'trashed'
  return stored && saved === null ? 'recovered' : undefined
}
