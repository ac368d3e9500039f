import { z } from 'zod'
import { partsPerPage, type PartListQuery } from './part-list-query.ts'

const replacement = z.object({ id: z.string(), articleNumber: z.string(), name: z.string() })

const offlinePart = z.object({
  id: z.string(),
  articleNumber: z.string(),
  name: z.string(),
  assembly: z.string(),
  shape: z.string().nullable(),
  isWear: z.boolean(),
  stock: z.number(),
  availabilityDays: z.number(),
  availabilityStatus: z.string(),
  location: z.string(),
  replacement: replacement.nullable(),
})

/** A saved copy of a machine's part list on one person's device. */
const offlineParts = z.object({
  /** The id of the person who saved it; other users of the device must not see it. */
  savedFor: z.string().min(1),
  savedAt: z.iso.datetime().transform((text) => new Date(text)),
  product: z.object({ slug: z.string(), name: z.string() }),
  serial: z.string().min(1),
  parts: z.array(offlinePart),
})

export type OfflinePart = z.infer<typeof offlinePart>
export type OfflinePartList = z.infer<typeof offlineParts>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Stock and replacements of an older copy would mislead. */
const retentionDays = 30

/** Reads a saved copy; undefined if it is invalid or too old. */
export function parseOfflineParts(stored: unknown, now: Date): OfflinePartList | undefined {
  const { success, data } = offlineParts.safeParse(stored)
  if (!success || now.getTime() - data.savedAt.getTime() > retentionDays * dayMs) return undefined
  return data
}

type Age = { unit: 'minute' | 'hour' | 'day'; count: number }

/** The age of a copy, rounded down to the largest unit and at least one minute, also if the clock was set back. */
export function ageOfCopy({ savedAt }: Pick<OfflinePartList, 'savedAt'>, now: Date): Age {
  const ms = now.getTime() - savedAt.getTime()
  if (ms >= dayMs) return { unit: 'day', count: Math.floor(ms / dayMs) }
  if (ms >= hourMs) return { unit: 'hour', count: Math.floor(ms / hourMs) }
  return { unit: 'minute', count: Math.max(1, Math.floor(ms / 60_000)) }
}

/** One page of the copy, with the same filters as the data service. */
export function filterOfflineParts({ parts }: OfflinePartList, query: PartListQuery) {
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean)
  const chosen = parts.filter((part) => {
    if (query.assembly && part.assembly !== query.assembly) return false
    if ((query.wearOnly && !part.isWear) || (query.inStockOnly && part.stock <= 0)) return false
    const text = `${part.articleNumber} ${part.articleNumber.replaceAll('-', '')} ${part.name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const pageCount = Math.max(1, Math.ceil(chosen.length / partsPerPage))
  const page = Math.min(query.page, pageCount)
  return { parts: chosen.slice((page - 1) * partsPerPage, page * partsPerPage), total: chosen.length, page }
}
