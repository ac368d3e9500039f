import { defaultPageSize, productSorts } from '@ferrule/domain/catalogue/product-list'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { findClassificationsBySlug } from './find-classifications.ts'
import { listProductsOfClassification, type ProductPage } from './list-products-of-classification.ts'
import {
  type CapabilityFacet,
  countListed,
  type Facet,
  listCapabilityFacets,
  listFacets,
} from './product-list-store.ts'
import { toMarket } from './market.ts'

export function addProductListFields(builder: Builder, types: CatalogueTypes): void {
  addListQuery(builder, addPageType(builder, types))
}

function addPageType(builder: Builder, { product }: CatalogueTypes) {
  const facet = builder.objectRef<Facet>('SpecificationFacet').implement({
    description: 'A specification by which a list can be filtered, with the range of its values in the metric unit',
    fields: (t) => ({
      specification: t.exposeString('key'),
      name: t.exposeString('name'),
      unit: t.exposeString('unit'),
      minimum: t.exposeFloat('minimum'),
      maximum: t.exposeFloat('maximum'),
      count: t.exposeInt('count'),
    }),
  })
  const capabilityFacet = builder.objectRef<CapabilityFacet>('CapabilityFacet').implement({
    fields: (t) => ({ slug: t.exposeString('slug'), name: t.exposeString('name'), count: t.exposeInt('count') }),
  })
  return builder.objectRef<ProductPage>('ProductPage').implement({
    fields: (t) => ({
      total: t.int({ resolve: ({ of, query }, _, { db }) => countListed(db.queries, of, query) }),
      page: t.int({ resolve: ({ query }) => query.page }),
      pageSize: t.int({ resolve: ({ query }) => query.pageSize }),
      products: t.expose('products', { type: [product] }),
      facets: t.field({ type: [facet], resolve: ({ of }, _, { db }) => listFacets(db.queries, of) }),
      capabilityFacets: t.field({
        type: [capabilityFacet],
        resolve: ({ of }, _, { db }) => listCapabilityFacets(db.queries, of),
      }),
    }),
  })
}

function addListQuery(builder: Builder, page: ReturnType<typeof addPageType>): void {
  const sort = builder.enumType('ProductSort', { values: productSorts })
  const filter = builder.inputType('SpecificationFilter', {
    description: 'Matches products whose values overlap this range, in the metric unit of the specification',
    fields: (t) => ({
      specification: t.string({ required: true }),
      minimum: t.float(),
      maximum: t.float(),
    }),
  })
  builder.queryField('getProductsOfClassification', (t) =>
    t.field({
      type: page,
      nullable: true,
      description: 'Products of a classification and its descendants in the country; null if it is hidden there',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slug: t.arg.string({ required: true }),
        country: t.arg.string(),
        filters: t.arg({ type: [filter] }),
        capabilities: t.arg.stringList({ description: 'Slugs; a product must have all of these capabilities' }),
        sort: t.arg({ type: sort }),
        page: t.arg.int(),
        pageSize: t.arg.int({ description: 'Defaults to 24, at most 100' }),
      },
      resolve: async (_, input, deps) => {
        const market = toMarket(input)
        const [found] = await findClassificationsBySlug(deps, [{ id: input.slug, market }])
        if (!found) return null
        return listProductsOfClassification(
          deps,
          { market, classificationId: found.id },
          {
            filters: (input.filters ?? []).map(({ specification, minimum = null, maximum = null }) => {
              return { specification, minimum, maximum }
            }),
            capabilities: input.capabilities ?? [],
            sort: input.sort ?? 'recommended',
            page: input.page ?? 1,
            pageSize: input.pageSize ?? defaultPageSize,
          },
        )
      },
    }),
  )
}
