import { parseSlugs } from '@ferrule/domain/catalogue/requested-slugs'
import { GraphQLError } from 'graphql'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { type Availability, findAvailability } from './find-availability.ts'
import { findClassificationsById } from './find-classifications.ts'
import { findProducts } from './find-products.ts'
import { findSuccessors } from './find-successors.ts'
import { listProductsInOrder } from './list-products-in-order.ts'
import { toMarket, type BatchKey, toBatchKey } from './market.ts'

export function addProductFields(builder: Builder, types: CatalogueTypes): void {
  addProductType(builder, types)
  addProductQueries(builder, types)
  addAvailabilityQuery(builder, types)
}

function addProductType(builder: Builder, { product, classification, productStatus }: CatalogueTypes): void {
  const loaderOptions = { cacheKeyFn: toBatchKey }
  builder.objectType(product, {
    description: 'A product of the catalogue, as shown in one market',
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      route: t.exposeString('route', { description: 'Path below the locale' }),
      brand: t.exposeString('brand'),
      status: t.expose('status', { type: productStatus }),
      image: t.exposeString('image', { description: 'Key of the picture in the media store' }),
      language: t.exposeString('language', { description: 'Language of the texts: the requested one, or en' }),
      name: t.exposeString('name'),
      shortDescription: t.exposeString('shortDescription'),
      longDescription: t.exposeString('longDescription'),
      variantCount: t.exposeInt('variantCount'),
      video: t.exposeString('video', { nullable: true }),
      supportUntil: t.exposeString('supportUntil', {
        nullable: true,
        description: 'Last month of its security updates, such as 2034-03; null if none is stated',
      }),
      classification: t.loadable({
        type: classification,
        nullable: true,
        loaderOptions,
        load: async (keys: BatchKey[], deps) => orNull(await findClassificationsById(deps, keys)),
        resolve: ({ classificationId: id, market }) => (id === null ? null : { id, market }),
      }),
      successor: t.loadable({
        type: product,
        nullable: true,
        description: 'Successor of a discontinued product',
        loaderOptions,
        load: async (keys: BatchKey[], deps) => orNull(await findSuccessors(deps, keys)),
        resolve: ({ id, market, status }) => (status === 'active' ? null : { id, market }),
      }),
    }),
  })
}

function addProductQueries(builder: Builder, { product }: CatalogueTypes): void {
  builder.queryField('getProductBySlugV2', (t) =>
    t.loadable({
      type: product,
      nullable: true,
      description: 'One product available in the country; null with an error NOT_FOUND if there is none',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slug: t.arg.string({ required: true }),
        country: t.arg.string({ description: 'Two letters; defaults to ALL, the international market' }),
      },
      loaderOptions: { cacheKeyFn: toBatchKey },
      load: async (keys: BatchKey[], deps) => (await findProducts(deps, keys)).map((found) => found ?? noProduct()),
      resolve: (_, input) => ({ id: input.slug, market: toMarket(input) }),
    }),
  )
  builder.queryField('getProductsBySlugs', (t) =>
    t.field({
      type: [product],
      description: 'Products in the order of the slugs; unknown and unavailable ones are left out',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slugs: t.arg.string({ required: true, description: 'Comma separated, at most 100' }),
        country: t.arg.string(),
      },
      resolve: (_, input, deps) => listProductsInOrder(deps, toMarket(input), parseSlugs(input.slugs)),
    }),
  )
}

function addAvailabilityQuery(builder: Builder, { product }: CatalogueTypes): void {
  const availabilityState = builder.enumType('AvailabilityState', {
    values: ['sold', 'unavailable_in_country'] as const,
  })
  const availability = builder.objectRef<Availability>('Availability').implement({
    description: 'Availability of a product in a country, with alternatives',
    fields: (t) => ({
      state: t.expose('state', { type: availabilityState }),
      name: t.exposeString('name'),
      product: t.field({
        type: product,
        nullable: true,
        description: 'As it is sold elsewhere; null for one that is sold in the country',
        resolve: (found) => found.product ?? null,
      }),
      countryCount: t.exposeInt('countryCount', { description: 'Number of countries that sell it' }),
      alternatives: t.expose('alternatives', { type: [product] }),
    }),
  })
  builder.queryField('getProductAvailability', (t) =>
    t.field({
      type: availability,
      nullable: true,
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slug: t.arg.string({ required: true }),
        country: t.arg.string(),
      },
      resolve: async (_, input, deps) => (await findAvailability(deps, toMarket(input), input.slug)) ?? null,
    }),
  )
}

function noProduct(): GraphQLError {
  return new GraphQLError('No product found for slug', { extensions: { code: 'NOT_FOUND' } })
}

function orNull<Found>(found: readonly (Found | undefined)[]): (Found | null)[] {
  return found.map((one) => one ?? null)
}
