import type { ImportRowReport } from '@ferrule/domain/catalogue/catalogue-import'
import { type ProductDocument, productDocument } from '@ferrule/domain/catalogue/product-document'
import type { Queries } from '../../postgres/database.ts'
import { listKnownProducts } from '../product-writing-store.ts'
import { contentHash } from '../stable-id.ts'
import type { ImportRow } from './import-row.ts'
import { listLastVersions } from './import-store.ts'

export type RowReport = ImportRowReport

export type Judged = { reports: RowReport[]; accepted: ProductDocument[] }

type ProductRow = Extract<ImportRow, { kind: 'product' }>

/** Decides of each row whether it is taken and what it changes; of two rows for one product the later counts. */
export async function judgeRows(
  db: Queries,
  rows: readonly ProductRow[],
  definitions: ReadonlySet<string>,
): Promise<Judged> {
  const read = rows.map(({ place, product }) => ({ place, ...readProduct(product, definitions) }))
  const accepted = new Map(read.flatMap(({ document }) => (document ? [[document.slug, document] as const] : [])))
  const known = new Map((await listKnownProducts(db, [...accepted.keys()])).map((one) => [one.slug, one.contentHash]))
  const isSameAsKept = (document: ProductDocument) => known.get(document.slug) === contentHash(document)
  const same = new Set([...accepted.values()].filter(isSameAsKept).map(({ slug }) => slug))
  const before = await listLastVersions(db, [...new Set(known.keys()).difference(same)])
  const reports = read.map(({ place, slug, document, refusal }): RowReport => {
    if (!document) return { place, slug, outcome: 'refused', detail: refusal }
    if (accepted.get(slug) !== document)
      return { place, slug, outcome: 'refused', detail: 'a later row is the same product' }
    if (!known.has(slug)) return { place, slug, outcome: 'created', detail: '' }
    if (same.has(slug)) return { place, slug, outcome: 'unchanged', detail: '' }
    return { place, slug, outcome: 'changed', detail: differentFields(before.get(slug) ?? {}, document).join(', ') }
  })
  return { reports, accepted: [...accepted.values()] }
}

type ReadProduct = { slug: string; document: ProductDocument | undefined; refusal: string }

function readProduct(product: unknown, definitions: ReadonlySet<string>): ReadProduct {
  const given = typeof product === 'object' && product !== null && 'slug' in product ? product.slug : undefined
  const slug = typeof given === 'string' ? given : ''
  const parsed = productDocument.safeParse(product)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { slug, document: undefined, refusal: `${issue?.path.join('.')}: ${issue?.message}` }
  }
  const { specifications, variants } = parsed.data
  const named = [...specifications, ...variants.flatMap((variant) => variant.specifications)]
  const unknown = named.find(({ definition }) => !definitions.has(definition))
  if (unknown) return { slug, document: undefined, refusal: `unknown specification ${unknown.definition}` }
  return { slug, document: parsed.data, refusal: '' }
}

function differentFields(old: object, document: ProductDocument): string[] {
  return Object.entries(document)
    .filter(([field, value]) => !isSame(Reflect.get(old, field), value))
    .map(([field]) => field)
}

/** Fields in any order: the database does not keep it. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
