import type { Dimensions } from '@ferrule/domain/catalogue/dimension-drawing'
import { imageOrDefault } from '@ferrule/domain/catalogue/default-image'
import { hasPicture } from '@ferrule/domain/pictures/picture-sources'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import { extensionOf, slugOf } from '@ferrule/domain/files/file-extension'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { createDetailLoader, listSpecificationsOf } from './list-product-details.ts'
import { listRelatedProducts, type RelatedProduct } from './list-related-products.ts'
import type { FileRow, HighlightRow, ImageRow, VariantRow } from './product-detail-store.ts'
import { type Localised, type BatchKey, toBatchKey } from './market.ts'

/** GraphQL fields of a product page. All lists are loaded with one query for any number of products. */
export function addProductDetailFields(builder: Builder, types: CatalogueTypes): void {
  const details = addDetailTypes(builder, types)
  const read = createDetailLoader()
  builder.objectFields(types.product, (t) => ({
    images: t.field({ type: [details.image], resolve: (key, _, deps) => read.images(deps, key) }),
    files: t.field({ type: [details.file], resolve: (key, _, deps) => read.files(deps, key) }),
    variants: t.field({ type: [details.variant], resolve: (key, _, deps) => read.variants(deps, key) }),
    specifications: t.field({
      type: [details.specification],
      description: 'Values of both measurement systems, and those that do not depend on one',
      resolve: (key, _, deps) => read.specifications(deps, key),
    }),
    dimensions: t.field({
      type: details.dimensions,
      nullable: true,
      description: 'Outer dimensions in millimetres; null unless all three are known',
      resolve: (key, _, deps) => read.dimensions(deps, key),
    }),
    highlights: t.field({ type: [details.highlight], resolve: (key, _, deps) => read.highlights(deps, key) }),
    capabilities: t.field({ type: [types.capability], resolve: (key, _, deps) => read.capabilities(deps, key) }),
    related: t.loadableList({
      type: details.related,
      loaderOptions: { cacheKeyFn: toBatchKey },
      load: (keys: BatchKey[], deps) => listRelatedProducts(deps, keys),
      resolve: ({ id, market }) => ({ id, market }),
    }),
  }))
}

function addDetailTypes(builder: Builder, { product, relationKind, measurementSystem }: CatalogueTypes) {
  const specification = builder.objectRef<Specification>('Specification').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      value: t.exposeString('value', { description: 'Value with numbers formatted for the language' }),
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
    dimensions: builder.objectRef<Dimensions>('ProductDimensions').implement({
      fields: (t) => ({
        width: t.exposeFloat('width'),
        depth: t.exposeFloat('depth'),
        height: t.exposeFloat('height'),
      }),
    }),
    variant: builder.objectRef<Localised<VariantRow>>('ProductVariant').implement({
      fields: (t) => ({
        id: t.exposeID('id'),
        nameMetric: t.exposeString('nameMetric'),
        nameImperial: t.exposeString('nameImperial'),
        specifications: t.loadableList({
          type: specification,
          loaderOptions: { cacheKeyFn: toBatchKey },
          load: (keys: BatchKey[], deps) => listSpecificationsOf(deps, keys),
          resolve: ({ id, market }) => ({ id, market }),
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
  const orNull = (url: string | null) => (hasPicture(url) ? url : null)
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
