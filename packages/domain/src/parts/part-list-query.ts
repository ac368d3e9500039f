import { z } from 'zod'
import { searchTerm } from '../search-term.ts'
import { assemblies } from './part.ts'

const page = z.coerce.number().int().min(1).max(10_000).catch(1)
const checkbox = z
  .union([z.boolean(), z.literal('true').transform(() => true), z.literal('on').transform(() => true)])
  .catch(false)

export const productTabs = ['parts', 'knowledge', 'software', 'order'] as const

/** The query string of a product's part list; invalid parameters are ignored. */
export const partListQuery = z.object({
  tab: z.enum(productTabs).catch('parts'),
  search: searchTerm,
  serial: z.string().trim().max(40).catch(''),
  assembly: z.enum(assemblies).optional().catch(undefined),
  wearOnly: checkbox,
  inStockOnly: checkbox,
  page,
})

export type PartListQuery = z.infer<typeof partListQuery>

export const partsPerPage = 20

/** The machine or plant whose organisation pays; invalid ones are ignored. */
export const pricesQuery = z.object({
  serial: z.string().max(40).optional().catch(undefined),
  plantId: z.uuid().optional().catch(undefined),
})

/** The query string of the product list in the portal; invalid parameters are ignored. */
export const portalProductQuery = z.object({
  search: searchTerm,
  activeOnly: checkbox,
  page,
})

export type PortalProductQuery = z.infer<typeof portalProductQuery>

export const productsPerPage = 20
