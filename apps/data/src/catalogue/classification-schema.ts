import { classificationAreas } from '@ferrule/domain/catalogue/product-document'
import { maxPageSize } from '@ferrule/domain/catalogue/product-list'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import {
  findClassificationsById,
  findClassificationsBySlug,
  listChildClassifications,
  listFamilies,
  listLineagesOf,
  type ReadClassification,
} from './find-classifications.ts'
import { listProductsOfClassification } from './list-products-of-classification.ts'
import { toReader, type Wish, wishKey } from './reader.ts'

export function addClassificationFields(builder: Builder, types: CatalogueTypes): void {
  addClassificationType(builder, types)
  addTreeFields(builder, types)
  addClassificationQueries(builder, types)
}

function addClassificationType(builder: Builder, { classification, product }: CatalogueTypes): void {
  builder.objectType(classification, {
    description: 'A branch of the catalogue, as one reader sees it',
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      name: t.exposeString('name'),
      description: t.exposeString('description'),
      route: t.exposeString('route', { description: 'The path of its page below the locale' }),
      sortIndex: t.exposeInt('sortIndex'),
      image: t.exposeString('image', { description: 'Key of the picture in the media store' }),
      imageHighRes: t.exposeString('imageHighRes'),
      image_url: t.exposeString('imageUrl', { nullable: true, description: 'As the source has it' }),
      parent_id: t.exposeID('parentId', { nullable: true }),
      supported_countries: t.exposeStringList('supportedCountries'),
      products: t.field({
        type: [product],
        description: `The first ${maxPageSize} below it; getProductsOfClassification filters and pages`,
        resolve: async ({ id, reader }, _, deps) =>
          (await listProductsOfClassification(deps, { reader, classificationId: id }, { pageSize: maxPageSize }))
            .products,
      }),
    }),
  })
}

/** No classification has this id. */
const nowhere = '00000000-0000-0000-0000-000000000000'

function addTreeFields(builder: Builder, { classification, product }: CatalogueTypes): void {
  const loaderOptions = { cacheKeyFn: wishKey }
  const lineageEntry = builder.objectRef<{ name: string; route: string }>('LineageEntry').implement({
    fields: (t) => ({ name: t.exposeString('name'), route: t.exposeString('route') }),
  })
  builder.objectFields(classification, (t) => ({
    parent: t.loadable({
      type: classification,
      nullable: true,
      loaderOptions,
      load: async (wishes: Wish[], deps) => {
        return (await findClassificationsById(deps, wishes)).map((found) => found ?? null)
      },
      resolve: ({ parentId, reader }) => (parentId === null ? null : { id: parentId, reader }),
    }),
    childClassifications: t.loadableList({
      type: classification,
      loaderOptions,
      load: (wishes: Wish[], deps) => listChildClassifications(deps, wishes),
      resolve: ({ id, reader }) => ({ id, reader }),
    }),
    lineage: t.loadableList({
      type: lineageEntry,
      description: 'From the family down, itself last',
      loaderOptions,
      load: (wishes: Wish[], deps) => listLineagesOf(deps, wishes),
      resolve: ({ id, reader }) => ({ id, reader }),
    }),
  }))
  builder.objectFields(product, (t) => ({
    lineage: t.loadableList({
      type: lineageEntry,
      description: 'From the family down to what it stands in; empty outside the tree',
      loaderOptions,
      load: (wishes: Wish[], deps) => listLineagesOf(deps, wishes),
      resolve: ({ classificationId, reader }) => ({ id: classificationId ?? nowhere, reader }),
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
      loaderOptions: { cacheKeyFn: wishKey },
      load: async (wishes: Wish[], deps) => {
        return (await findClassificationsBySlug(deps, wishes)).map((found) => found ?? null)
      },
      resolve: (_, asked) => ({ id: asked.slug, reader: toReader(asked) }),
    }),
  )
  const area = builder.enumType('ClassificationArea', {
    values: Object.fromEntries(classificationAreas.map((name) => [name.replace('-', '_'), { value: name }])),
  })
  builder.queryField('getProductClassifications', (t) =>
    t.field({
      type: [classification],
      description: 'The families, in their order',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        country: t.arg.string(),
        area: t.arg({ type: area, description: 'The part of the website; all of them if left out' }),
      },
      resolve: (_, asked, deps): Promise<ReadClassification[]> => {
        return listFamilies(deps, toReader(asked), asked.area === undefined ? null : asked.area)
      },
    }),
  )
}
