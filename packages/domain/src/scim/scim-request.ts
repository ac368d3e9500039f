import { z } from 'zod'
import { findName, type ScimObject } from './match-filter.ts'
import { attributes } from './scim-names.ts'

/** Pages of lists. A request for more gets this many. */
export const maxResults = 200
const defaultResults = 100
const maxOperations = 100

const integer = z.coerce.number().int()

/** The query string of a list; invalid numbers count as missing (RFC 7644, section 3.4.2.4). */
export const listQuery = z.object({
  filter: z.string().optional(),
  startIndex: integer.catch(1).transform((index) => Math.min(Math.max(index, 1), 10_000_000)),
  count: integer.catch(defaultResults).transform((count) => Math.min(Math.max(count, 0), maxResults)),
})

export type ListQuery = z.infer<typeof listQuery>

const operation = attributes({
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['add', 'replace', 'remove'])),
  path: z.string().max(1000).optional(),
  value: z.unknown().optional(),
})

/** The body of a PATCH. Directories write the operations in any case, such as `Replace`. */
export const patchRequest = attributes({ Operations: z.array(operation).min(1).max(maxOperations) })

/** `id`, `schemas` and `meta` are always returned (RFC 7644, section 3.9). */
const alwaysReturned = ['schemas', 'id', 'meta']

export type Projection = { attributes?: string | undefined; excludedAttributes?: string | undefined }

/** The parts of a resource that the query string asks for. A sub-attribute selects its whole attribute. */
export function project(resource: ScimObject, { attributes: wanted, excludedAttributes }: Projection): ScimObject {
  const included = toNames(wanted)
  const excluded = toNames(excludedAttributes)
  const isIn = (names: readonly string[], name: string) => names.includes(name.toLowerCase())
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (alwaysReturned.includes(name)) return true
      return wanted ? isIn(included, name) : !isIn(excluded, name)
    }),
  )
}

function toNames(list: string | undefined): string[] {
  const attributeOf = (name: string) => name.slice(name.lastIndexOf(':') + 1).split('.', 1)[0] ?? ''
  return (list ?? '').split(',').map((name) => attributeOf(name.trim().toLowerCase()))
}

/** Whether the members of a group have to be read at all: a group can have thousands. */
export function wantsAttribute(name: string, projection: Projection): boolean {
  return findName(project({ [name]: true }, projection), name) !== undefined
}
