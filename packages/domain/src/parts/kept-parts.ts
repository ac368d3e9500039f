import { z } from 'zod'
import { partsPerPage, type PartWishes } from './part-list.ts'

const replacement = z.object({ id: z.string(), articleNumber: z.string(), name: z.string() })

const keptPart = z.object({
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

/** The parts of one machine as they were at a time, on the device of one person. */
const keptParts = z.object({
  /** Who kept it; nobody else may read it on this device. */
  keptFor: z.string().min(1),
  keptAt: z.iso.datetime().transform((text) => new Date(text)),
  product: z.object({ slug: z.string(), name: z.string() }),
  serial: z.string().min(1),
  parts: z.array(keptPart),
})

export type KeptPart = z.infer<typeof keptPart>
export type KeptParts = z.infer<typeof keptParts>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Stock and replacements of a copy this old would mislead. */
const keptForDays = 30

/** What the device kept; nothing when it cannot be read or is too old to be relied on. */
export function readKeptParts(stored: unknown, now: Date): KeptParts | undefined {
  const { success, data } = keptParts.safeParse(stored)
  if (!success || now.getTime() - data.keptAt.getTime() > keptForDays * dayMs) return undefined
  return data
}

type Age = { unit: 'minute' | 'hour' | 'day'; count: number }

/** How old a copy is, in whole parts of the largest unit; a clock that was put back makes it new. */
export function ageOf({ keptAt }: Pick<KeptParts, 'keptAt'>, now: Date): Age {
  const ms = now.getTime() - keptAt.getTime()
  if (ms >= dayMs) return { unit: 'day', count: Math.floor(ms / dayMs) }
  if (ms >= hourMs) return { unit: 'hour', count: Math.floor(ms / hourMs) }
  return { unit: 'minute', count: Math.max(1, Math.floor(ms / 60_000)) }
}

/** One page of the copy, chosen as the data service chooses from what it knows. */
export function choosePartsOf({ parts }: KeptParts, wishes: PartWishes) {
  const words = wishes.search.toLowerCase().split(/\s+/).filter(Boolean)
  const chosen = parts.filter((part) => {
    if (wishes.assembly && part.assembly !== wishes.assembly) return false
    if ((wishes.wearOnly && !part.isWear) || (wishes.inStockOnly && part.stock <= 0)) return false
    const text = `${part.articleNumber} ${part.articleNumber.replaceAll('-', '')} ${part.name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const pageCount = Math.max(1, Math.ceil(chosen.length / partsPerPage))
  const page = Math.min(wishes.page, pageCount)
  return { parts: chosen.slice((page - 1) * partsPerPage, page * partsPerPage), total: chosen.length, page }
}
