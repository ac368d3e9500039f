import type { Misfit } from '@ferrule/domain/catalogue/match-process'
import { defaultPageSize, productSorts } from '@ferrule/domain/catalogue/product-list'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { findClassificationsBySlug } from './find-classifications.ts'
import {
  countProductsOf,
  listCapabilityFacetsOf,
  listFacetsOf,
  listProductsOfClassification,
  type ProductPage,
} from './list-products-of-classification.ts'
import { type MatchedProducts, matchProducts } from './match-products.ts'
import type { CapabilityFacet, Facet } from './product-list-store.ts'
import { toReader } from './reader.ts'

export function addProductListFields(builder: Builder, types: CatalogueTypes): void {
  addListQuery(builder, addPageType(builder, types))
  addProcessQuery(builder, types)
}

function addPageType(builder: Builder, { product }: CatalogueTypes) {
  const facet = builder.objectRef<Facet>('SpecificationFacet').implement({
    description: 'A specification by which a list can be filtered, in its metric unit, and how far its figures reach',
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
      total: t.int({ resolve: (page, _, deps) => countProductsOf(deps, page) }),
      page: t.int({ resolve: ({ wishes }) => wishes.page }),
      pageSize: t.int({ resolve: ({ wishes }) => wishes.pageSize }),
      products: t.expose('products', { type: [product] }),
      facets: t.field({ type: [facet], resolve: (page, _, deps) => listFacetsOf(deps, page) }),
      capabilityFacets: t.field({
        type: [capabilityFacet],
        resolve: (page, _, deps) => listCapabilityFacetsOf(deps, page),
      }),
    }),
  })
}

function addListQuery(builder: Builder, page: ReturnType<typeof addPageType>): void {
  const sort = builder.enumType('ProductSort', { values: productSorts })
  const filter = builder.inputType('SpecificationFilter', {
    description: 'Keeps products whose figures reach into this range, in the metric unit of the specification',
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
      description: 'What a classification and everything below it offers in the country; null if it is not shown there',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slug: t.arg.string({ required: true }),
        country: t.arg.string(),
        filters: t.arg({ type: [filter] }),
        capabilities: t.arg.stringList({ description: 'Slugs; a product must master all of them' }),
        sort: t.arg({ type: sort }),
        page: t.arg.int(),
        pageSize: t.arg.int({ description: '24 if left out, at most 100' }),
      },
      resolve: async (_, asked, deps) => {
        const reader = toReader(asked)
        const [found] = await findClassificationsBySlug(deps, [{ id: asked.slug, reader }])
        if (!found) return null
        return listProductsOfClassification(
          deps,
          { reader, classificationId: found.id },
          {
            filters: (asked.filters ?? []).map(({ specification, minimum = null, maximum = null }) => {
              return { specification, minimum, maximum }
            }),
            capabilities: asked.capabilities ?? [],
            sort: asked.sort ?? 'recommended',
            page: asked.page ?? 1,
            pageSize: asked.pageSize ?? defaultPageSize,
          },
        )
      },
    }),
  )
}

function addProcessQuery(builder: Builder, { product }: CatalogueTypes): void {
  const nearMiss = builder.objectRef<MatchedProducts['nearMisses'][number]>('NearMiss').implement({
    description: 'A product that would match but for one attribute',
    fields: (t) => ({
      product: t.expose('product', { type: product }),
      attribute: t.exposeString('attribute'),
      reason: t.field({
        type: builder.enumType('MisfitReason', {
          values: {
            below: { value: 'below' },
            above: { value: 'above' },
            not_listed: { value: 'not-listed' },
            not_stated: { value: 'not-stated' },
          },
        }),
        resolve: ({ reason }): Misfit['reason'] => reason,
      }),
      limit: t.exposeFloat('limit', { nullable: true, description: 'How far the product goes, in the unit asked in' }),
    }),
  })
  const matched = builder.objectRef<MatchedProducts>('MatchedProducts').implement({
    fields: (t) => ({
      matches: t.expose('matches', { type: [product] }),
      nearMisses: t.expose('nearMisses', { type: [nearMiss] }),
    }),
  })
  builder.queryField('getProductsByProcess', (t) =>
    t.field({
      type: matched,
      description: 'The machines that process what somebody describes; what is left out does not matter',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        country: t.arg.string(),
        crossSectionMm2: t.arg.float(),
        lengthMm: t.arg.float(),
        insulation: t.arg.string({ description: 'Code of the material, such as pvc' }),
        piecesPerHour: t.arg.float(),
      },
      resolve: (_, asked, deps) =>
        matchProducts(deps, toReader(asked), {
          crossSectionMm2: asked.crossSectionMm2 ?? undefined,
          lengthMm: asked.lengthMm ?? undefined,
          insulation: asked.insulation ?? undefined,
          piecesPerHour: asked.piecesPerHour ?? undefined,
        }),
    }),
  )
}
