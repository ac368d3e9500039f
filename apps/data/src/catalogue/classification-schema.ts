import { classificationAreas } from '@ferrule/domain/catalogue/import-records'
import { maxPageSize } from '@ferrule/domain/catalogue/product-list'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import {
  findClassificationsById,
  findClassificationsBySlug,
  listChildClassifications,
  listFamilies,
  listLineagesOf,
  type LocalisedClassification,
} from './find-classifications.ts'
import { listProductsOfClassification } from './list-products-of-classification.ts'
import { toMarket, type BatchKey, toBatchKey } from './market.ts'

export function addClassificationFields(builder: Builder, types: CatalogueTypes): void {
  addClassificationType(builder, types)
  addTreeFields(builder, types)
  addClassificationQueries(builder, types)
}

function addClassificationType(builder: Builder, { classification, product }: CatalogueTypes): void {
  builder.objectType(classification, {
    description: 'A node of the catalogue tree, as shown in one market',
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      name: t.exposeString('name'),
      description: t.exposeString('description'),
      route: t.exposeString('route', { description: 'Path below the locale' }),
      sortIndex: t.exposeInt('sortIndex'),
      image: t.exposeString('image', { description: 'Key of the picture in the media store' }),
      imageHighRes: t.exposeString('imageHighRes'),
      image_url: t.exposeString('imageUrl', { nullable: true, description: 'As imported, without a default' }),
      parent_id: t.exposeID('parentId', { nullable: true }),
      supported_countries: t.exposeStringList('supportedCountries'),
      products: t.field({
        type: [product],
        description: `The first ${maxPageSize} products below it; use getProductsOfClassification to filter and page`,
        resolve: async ({ id, market }, _, deps) =>
          (await listProductsOfClassification(deps, { market, classificationId: id }, { pageSize: maxPageSize }))
            .products,
      }),
    }),
  })
}

/** No classification has this id. */
const noClassificationId = '00000000-0000-0000-0000-000000000000'

function addTreeFields(builder: Builder, { classification, product }: CatalogueTypes): void {
  const loaderOptions = { cacheKeyFn: toBatchKey }
  const lineageEntry = builder.objectRef<{ name: string; route: string }>('LineageEntry').implement({
    fields: (t) => ({ name: t.exposeString('name'), route: t.exposeString('route') }),
  })
  builder.objectFields(classification, (t) => ({
    parent: t.loadable({
      type: classification,
      nullable: true,
      loaderOptions,
      load: async (keys: BatchKey[], deps) => {
        return (await findClassificationsById(deps, keys)).map((found) => found ?? null)
      },
      resolve: ({ parentId, market }) => (parentId === null ? null : { id: parentId, market }),
    }),
    childClassifications: t.loadableList({
      type: classification,
      loaderOptions,
      load: (keys: BatchKey[], deps) => listChildClassifications(deps, keys),
      resolve: ({ id, market }) => ({ id, market }),
    }),
    lineage: t.loadableList({
      type: lineageEntry,
      description: 'From the family down to the classification itself',
      loaderOptions,
      load: (keys: BatchKey[], deps) => listLineagesOf(deps, keys),
      resolve: ({ id, market }) => ({ id, market }),
    }),
  }))
  builder.objectFields(product, (t) => ({
    lineage: t.loadableList({
      type: lineageEntry,
      description: 'From the family down to the product’s classification; empty outside the tree',
      loaderOptions,
      load: (keys: BatchKey[], deps) => listLineagesOf(deps, keys),
      resolve: ({ classificationId, market }) => ({ id: classificationId ?? noClassificationId, market }),
    }),
  }))
}

function addClassificationQueries(builder: Builder, { classification }: CatalogueTypes): void {
  builder.queryField('getProductClassificationBySlug2', (t) =>
    t.loadable({
      type: classification,
      nullable: true,
      description: 'One classification that is shown in the country, or null',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slug: t.arg.string({ required: true }),
        country: t.arg.string(),
      },
      loaderOptions: { cacheKeyFn: toBatchKey },
      load: async (keys: BatchKey[], deps) => {
        return (await findClassificationsBySlug(deps, keys)).map((found) => found ?? null)
      },
      resolve: (_, input) => ({ id: input.slug, market: toMarket(input) }),
    }),
  )
  const area = builder.enumType('ClassificationArea', {
    values: Object.fromEntries(classificationAreas.map((name) => [name.replace('-', '_'), { value: name }])),
  })
  builder.queryField('getProductClassifications', (t) =>
    t.field({
      type: [classification],
      description: 'Top-level classifications in their order',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        country: t.arg.string(),
        area: t.arg({ type: area, description: 'Area of the website; all areas if omitted' }),
      },
      resolve: (_, input, deps): Promise<LocalisedClassification[]> => {
        return listFamilies(deps, toMarket(input), input.area === undefined ? null : input.area)
      },
    }),
  )
}
