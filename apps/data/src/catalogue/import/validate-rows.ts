import type { ImportRowReport } from '@ferrule/domain/catalogue/catalogue-import'
import { type ProductRecord, productRecord } from '@ferrule/domain/catalogue/import-records'
import type { Queries } from '../../postgres/database.ts'
import { listKnownProducts } from '../product-writing-store.ts'
import { contentHash } from '../stable-id.ts'
import type { ImportRow } from './import-row.ts'
import { listLastVersions } from './import-store.ts'

export type ValidatedRows = { reports: ImportRowReport[]; accepted: ProductRecord[] }

type ProductRow = Extract<ImportRow, { kind: 'product' }>

/** Validates each row and finds its changes. If two rows have the same product, the later one wins. */
export async function validateRows(
  db: Queries,
  rows: readonly ProductRow[],
  definitions: ReadonlySet<string>,
): Promise<ValidatedRows> {
  const parsedRows = rows.map(({ place, product }) => ({ place, ...parseProduct(product, definitions) }))
  const accepted = new Map(parsedRows.flatMap(({ document }) => (document ? [[document.slug, document] as const] : [])))
  const known = new Map((await listKnownProducts(db, [...accepted.keys()])).map((row) => [row.slug, row.contentHash]))
  const isSameAsBaseline = (document: ProductRecord) => known.get(document.slug) === contentHash(document)
  const same = new Set([...accepted.values()].filter(isSameAsBaseline).map(({ slug }) => slug))
  const before = await listLastVersions(db, [...new Set(known.keys()).difference(same)])
  const reports = parsedRows.map(({ place, slug, document, refusal }): ImportRowReport => {
    if (!document) return { place, slug, outcome: 'refused', detail: refusal }
    if (accepted.get(slug) !== document)
      return { place, slug, outcome: 'refused', detail: 'a later row is the same product' }
    if (!known.has(slug)) return { place, slug, outcome: 'created', detail: '' }
    if (same.has(slug)) return { place, slug, outcome: 'unchanged', detail: '' }
    return { place, slug, outcome: 'changed', detail: differentFields(before.get(slug) ?? {}, document).join(', ') }
  })
  return { reports, accepted: [...accepted.values()] }
}

type ParsedProduct = { slug: string; document: ProductRecord | undefined; refusal: string }

function parseProduct(product: unknown, definitions: ReadonlySet<string>): ParsedProduct {
  const given = typeof product === 'object' && product !== null && 'slug' in product ? product.slug : undefined
  const slug = typeof given === 'string' ? given : ''
  const parsed = productRecord.safeParse(product)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { slug, document: undefined, refusal: `${issue?.path.join('.')}: ${issue?.message}` }
  }
  const { specifications, variants } = parsed.data
  const allSpecifications = [...specifications, ...variants.flatMap((variant) => variant.specifications)]
  const unknown = allSpecifications.find(({ definition }) => !definitions.has(definition))
  if (unknown) return { slug, document: undefined, refusal: `unknown specification ${unknown.definition}` }
  return { slug, document: parsed.data, refusal: '' }
}

function differentFields(old: object, document: ProductRecord): string[] {
  return Object.entries(document)
    .filter(([field, value]) => !isSame(Reflect.get(old, field), value))
    .map(([field]) => field)
}

/** Compares without the order of fields, which the database does not preserve. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
