import { hasImage, imageOrDefault } from '@ferrule/domain/catalogue/image'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import { extensionOf, slugOf } from '@ferrule/domain/files/file-reference'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { createDetailReader, listSpecificationsOf } from './list-product-details.ts'
import { listRelatedProducts, type RelatedProduct } from './list-related-products.ts'
import type { FileRow, HighlightRow, ImageRow, VariantRow } from './product-detail-store.ts'
import { type ReadBy, type Wish, wishKey } from './reader.ts'

/** What a product page shows of a product: all its lists are one query, however many products ask for them. */
export function addProductDetailFields(builder: Builder, types: CatalogueTypes): void {
  const details = addDetailTypes(builder, types)
  const read = createDetailReader()
  builder.objectFields(types.product, (t) => ({
    images: t.field({ type: [details.image], resolve: (wish, _, deps) => read.images(deps, wish) }),
    files: t.field({ type: [details.file], resolve: (wish, _, deps) => read.files(deps, wish) }),
    variants: t.field({ type: [details.variant], resolve: (wish, _, deps) => read.variants(deps, wish) }),
    specifications: t.field({
      type: [details.specification],
      description: 'Of both measurement systems, and those that are the same in both',
      resolve: (wish, _, deps) => read.specifications(deps, wish),
    }),
    highlights: t.field({ type: [details.highlight], resolve: (wish, _, deps) => read.highlights(deps, wish) }),
    capabilities: t.field({ type: [types.capability], resolve: (wish, _, deps) => read.capabilities(deps, wish) }),
    related: t.loadableList({
      type: details.related,
      loaderOptions: { cacheKeyFn: wishKey },
      load: (wishes: Wish[], deps) => listRelatedProducts(deps, wishes),
      resolve: ({ id, reader }) => ({ id, reader }),
    }),
  }))
}

function addDetailTypes(builder: Builder, { product, relationKind, measurementSystem }: CatalogueTypes) {
  const specification = builder.objectRef<Specification>('Specification').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      value: t.exposeString('value', { description: 'Figures as they are written in the language' }),
      unit: t.exposeString('unit'),
      measurementSystem: t.expose('measurementSystem', { type: measurementSystem, nullable: true }),
    }),
  })
  return {
    specification,
    image: builder.objectRef<ImageRow>('ProductImage').implement({
      fields: (t) => ({
        name: t.exposeString('name'),
        url: t.string({ resolve: ({ url }) => imageOrDefault(url) }),
        default: t.exposeBoolean('default'),
      }),
    }),
    file: addFileType(builder),
    variant: builder.objectRef<ReadBy<VariantRow>>('ProductVariant').implement({
      fields: (t) => ({
        id: t.exposeID('id'),
        nameMetric: t.exposeString('nameMetric'),
        nameImperial: t.exposeString('nameImperial'),
        specifications: t.loadableList({
          type: specification,
          loaderOptions: { cacheKeyFn: wishKey },
          load: (wishes: Wish[], deps) => listSpecificationsOf(deps, wishes),
          resolve: ({ id, reader }) => ({ id, reader }),
        }),
      }),
    }),
    highlight: addHighlightType(builder),
    related: builder.objectRef<RelatedProduct>('RelatedProduct').implement({
      fields: (t) => ({
        type: t.expose('type', { type: relationKind }),
        product: t.expose('product', { type: product }),
      }),
    }),
  }
}

function addFileType(builder: Builder) {
  return builder.objectRef<FileRow>('ProductFile').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      content_language: t.exposeString('contentLanguage'),
      thumbnail_url: t.exposeString('thumbnailUrl', { nullable: true }),
      type: t.exposeString('type'),
      url: t.exposeString('url'),
      filename: t.exposeString('filename'),
      slug: t.string({ resolve: ({ filename }) => slugOf(filename) }),
      extension: t.string({ resolve: ({ filename }) => extensionOf(filename) }),
      // Files beyond two gigabytes do not fit an Int.
      size_bytes: t.exposeFloat('sizeBytes'),
    }),
  })
}

function addHighlightType(builder: Builder) {
  const orNull = (url: string | null) => (hasImage(url) ? url : null)
  return builder.objectRef<HighlightRow>('ProductHighlight').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      shortDescription: t.exposeString('shortDescription'),
      longDescription: t.exposeString('longDescription'),
      imageUrl: t.string({ nullable: true, resolve: ({ imageUrl }) => orNull(imageUrl) }),
      videoImageUrl: t.string({ nullable: true, resolve: ({ videoImageUrl }) => orNull(videoImageUrl) }),
      videoUrl: t.string({ nullable: true, resolve: ({ videoUrl }) => orNull(videoUrl) }),
    }),
  })
}
