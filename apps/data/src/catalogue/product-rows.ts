import { hasImage } from '@ferrule/domain/catalogue/image'
import type { ProductDocument, SpecificationDocument } from '@ferrule/domain/catalogue/product-document'
import type { WholeRow } from './insert-rows.ts'
import { stableId } from './stable-id.ts'

export type IdentifiedProduct = {
  id: string
  /** Whether something is kept of it already. */
  isKnown: boolean
  classificationId: string | null
  hash: string
  document: ProductDocument
}

export function toProductRow({ id, classificationId, hash, document }: IdentifiedProduct, now: Date) {
  const { slug, brand, status, sortIndex, supportedCountries, successor, video, images, variants } = document
  return {
    id,
    slug,
    brand,
    status,
    image: images.map(({ url }) => url).find(hasImage) ?? null,
    updatedAt: now.toISOString(),
    classificationId,
    supportedCountries: [...supportedCountries],
    sortIndex,
    variantCount: variants.length,
    successorSlug: successor,
    video,
    contentHash: hash,
  } satisfies WholeRow<'product'>
}

export function toTextRows({ id, document }: IdentifiedProduct): WholeRow<'productText'>[] {
  return Object.entries(document.texts).map(([language, text]) => ({ productId: id, language, ...text }))
}

export function toImageRows({ id, document }: IdentifiedProduct): WholeRow<'productImage'>[] {
  return document.images.map((image, position) => ({ productId: id, position, ...image }))
}

export function toFileRows({ id, document }: IdentifiedProduct): WholeRow<'productFile'>[] {
  return document.files.map(({ key, names, ...file }, position) => ({
    id: stableId(document.slug, 'file', key),
    productId: id,
    position,
    names: { ...names },
    ...file,
  }))
}

export function toHighlightRows({ id, document }: IdentifiedProduct): WholeRow<'productHighlight'>[] {
  return document.highlights.map(({ texts, ...media }, position) => {
    return { productId: id, position, texts: { ...texts }, ...media }
  })
}

export function toRelatedRows({ id, document }: IdentifiedProduct): WholeRow<'relatedProduct'>[] {
  const once = new Map(document.related.map((related) => [`${related.kind} ${related.slug}`, related]))
  return [...once.values()].map(({ kind, slug }, position) => ({ productId: id, kind, relatedSlug: slug, position }))
}

export function toVariantRows({ id, document }: IdentifiedProduct): WholeRow<'productVariant'>[] {
  return document.variants.map(({ key, nameMetric, nameImperial }, position) => ({
    id: variantId(document, key),
    productId: id,
    position,
    nameMetric,
    nameImperial,
  }))
}

export function toSpecificationRows({ id, document }: IdentifiedProduct): WholeRow<'specification'>[] {
  const ofVariants = document.variants.flatMap(({ key, specifications }) => {
    return specifications.map((one) => toSpecificationRow(one, id, variantId(document, key)))
  })
  return [...document.specifications.map((one) => toSpecificationRow(one, id, null)), ...ofVariants]
}

function variantId({ slug }: ProductDocument, key: string): string {
  return stableId(slug, 'variant', key)
}

function toSpecificationRow(
  { definition, texts, choices, ...figures }: SpecificationDocument,
  productId: string,
  ofVariant: string | null,
): WholeRow<'specification'> {
  return {
    productId,
    variantId: ofVariant,
    definitionKey: definition,
    choices: choices && [...choices],
    texts: texts && { ...texts },
    ...figures,
  }
}
