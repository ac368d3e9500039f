import { hasImage, imageOrDefault } from '@ferrule/domain/catalogue/image'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import {
  listCapabilitiesOf,
  listFilesOf,
  listHighlightsOf,
  listImagesOf,
  listSpecificationsOfProducts,
  listSpecificationsOfVariants,
  listVariantsOf,
} from './list-product-details.ts'
import { listRelatedProducts, type RelatedProduct } from './list-related-products.ts'
import type { FileRow, HighlightRow, ImageRow, VariantRow } from './product-detail-store.ts'
import { type ReadBy, type Wish, wishKey } from './reader.ts'

/** What a product page shows of a product; each list is one query, however many products ask for it. */
export function addProductDetailFields(builder: Builder, types: CatalogueTypes): void {
  const details = addDetailTypes(builder, types)
  const loaderOptions = { cacheKeyFn: wishKey }
  const resolve = ({ id, reader }: Wish): Wish => ({ id, reader })
  const asked = { loaderOptions, resolve }
  builder.objectFields(types.product, (t) => ({
    images: t.loadableList({
      ...asked,
      type: details.image,
      load: (wishes: Wish[], deps) => listImagesOf(deps, wishes),
    }),
    files: t.loadableList({
      ...asked,
      type: details.file,
      load: (wishes: Wish[], deps) => listFilesOf(deps, wishes),
    }),
    variants: t.loadableList({
      ...asked,
      type: details.variant,
      load: (wishes: Wish[], deps) => listVariantsOf(deps, wishes),
    }),
    specifications: t.loadableList({
      ...asked,
      type: details.specification,
      description: 'Of both measurement systems, and those that are the same in both',
      load: (wishes: Wish[], deps) => listSpecificationsOfProducts(deps, wishes),
    }),
    highlights: t.loadableList({
      ...asked,
      type: details.highlight,
      load: (wishes: Wish[], deps) => listHighlightsOf(deps, wishes),
    }),
    capabilities: t.loadableList({
      ...asked,
      type: types.capability,
      load: (wishes: Wish[], deps) => listCapabilitiesOf(deps, wishes),
    }),
    related: t.loadableList({
      ...asked,
      type: details.related,
      load: (wishes: Wish[], deps) => listRelatedProducts(deps, wishes),
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
          load: (wishes: Wish[], deps) => listSpecificationsOfVariants(deps, wishes),
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
      extension: t.exposeString('extension'),
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
