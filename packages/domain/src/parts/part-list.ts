import { z } from 'zod'
import { searched } from '../searched.ts'
import { assemblies } from './part.ts'

const page = z.coerce.number().int().min(1).max(10_000).catch(1)
const yes = z
  .union([z.boolean(), z.literal('true').transform(() => true), z.literal('on').transform(() => true)])
  .catch(false)

export const productTabs = ['parts', 'knowledge', 'software', 'order'] as const

/** What an address says about the parts of a product; whatever cannot be read is left out rather than refused. */
export const partWishes = z.object({
  tab: z.enum(productTabs).catch('parts'),
  search: searched,
  serial: z.string().trim().max(40).catch(''),
  assembly: z.enum(assemblies).optional().catch(undefined),
  wearOnly: yes,
  inStockOnly: yes,
  page,
})

export type PartWishes = z.infer<typeof partWishes>

export const partsPerPage = 20

/** The same for the list of products. */
export const productWishes = z.object({
  search: searched,
  activeOnly: yes,
  page,
})

export type ProductWishes = z.infer<typeof productWishes>

export const productsPerPage = 20
