import { hasPicture } from '@ferrule/domain/pictures/picture-sources'
import type { ProductRecord, SpecificationRecord } from '@ferrule/domain/catalogue/import-records'
import type { ProductColumns } from './insert-rows.ts'
import { stableId } from './stable-id.ts'

export type IdentifiedProduct = {
  id: string
  /** Whether the product is already in the database. */
  isKnown: boolean
  classificationId: string | null
  hash: string
  document: ProductRecord
}

export function toProductRow({ id, classificationId, hash, document }: IdentifiedProduct, now: Date) {
  const { slug, brand, status, sortIndex, supportedCountries, successor, video, images, variants } = document
  return {
    id,
    slug,
    brand,
    status,
    image: images.map(({ url }) => url).find(hasPicture) ?? null,
    updatedAt: now.toISOString(),
    classificationId,
    supportedCountries: [...supportedCountries],
    sortIndex,
    variantCount: variants.length,
    successorSlug: successor,
    video,
    expectedLifeYears: document.expectedLifeYears ?? null,
    supportUntil: document.supportUntil ?? null,
    contentHash: hash,
  } satisfies ProductColumns<'product'>
}

export function toTextRows({ id, document }: IdentifiedProduct): ProductColumns<'productText'>[] {
  return Object.entries(document.texts).map(([language, text]) => ({ productId: id, language, ...text }))
}

export function toImageRows({ id, document }: IdentifiedProduct): ProductColumns<'productImage'>[] {
  return document.images.map((image, position) => ({ productId: id, position, ...image }))
}

export function toFileRows({ id, document }: IdentifiedProduct): ProductColumns<'productFile'>[] {
  return document.files.map(({ key, names, ...file }, position) => ({
    id: stableId(document.slug, 'file', key),
    productId: id,
    position,
    names: { ...names },
    ...file,
  }))
}

export function toHighlightRows({ id, document }: IdentifiedProduct): ProductColumns<'productHighlight'>[] {
  return document.highlights.map(({ texts, ...media }, position) => {
    return { productId: id, position, texts: { ...texts }, ...media }
  })
}

export function toRelatedRows({ id, document }: IdentifiedProduct): ProductColumns<'relatedProduct'>[] {
  const unique = new Map(document.related.map((related) => [`${related.kind} ${related.slug}`, related]))
  return [...unique.values()].map(({ kind, slug }, position) => ({ productId: id, kind, relatedSlug: slug, position }))
}

export function toVariantRows({ id, document }: IdentifiedProduct): ProductColumns<'productVariant'>[] {
  return document.variants.map(({ key, nameMetric, nameImperial }, position) => ({
    id: variantId(document, key),
    productId: id,
    position,
    nameMetric,
    nameImperial,
  }))
}

export function toSpecificationRows({ id, document }: IdentifiedProduct): ProductColumns<'specification'>[] {
  const ofVariants = document.variants.flatMap(({ key, specifications }) => {
    return specifications.map((specification) => toSpecificationRow(specification, id, variantId(document, key)))
  })
  return [...document.specifications.map((specification) => toSpecificationRow(specification, id, null)), ...ofVariants]
}

function variantId({ slug }: ProductRecord, key: string): string {
  return stableId(slug, 'variant', key)
}

function toSpecificationRow(
  { definition, texts, choices, ...values }: SpecificationRecord,
  productId: string,
  ofVariant: string | null,
): ProductColumns<'specification'> {
  return {
    productId,
    variantId: ofVariant,
    definitionKey: definition,
    choices: choices && [...choices],
    texts: texts && { ...texts },
    ...values,
  }
}
