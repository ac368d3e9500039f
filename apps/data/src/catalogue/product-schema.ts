import { GraphQLError } from 'graphql'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { type Availability, findAvailability } from './find-availability.ts'
import { findClassificationsById } from './find-classifications.ts'
import { findProducts } from './find-products.ts'
import { findSuccessors } from './find-successors.ts'
import { listProducts } from './list-products.ts'
import { toReader, type Wish, wishKey } from './reader.ts'

export function addProductFields(builder: Builder, types: CatalogueTypes): void {
  addProductType(builder, types)
  addProductQueries(builder, types)
  addAvailabilityQuery(builder, types)
}

function addProductType(builder: Builder, { product, classification, productStatus }: CatalogueTypes): void {
  const loaderOptions = { cacheKeyFn: wishKey }
  builder.objectType(product, {
    description: 'A product of the catalogue, as one reader sees it',
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      route: t.exposeString('route', { description: 'The path of its page below the locale' }),
      brand: t.exposeString('brand'),
      status: t.expose('status', { type: productStatus }),
      image: t.exposeString('image', { description: 'Key of the picture in the media store' }),
      language: t.exposeString('language', { description: 'The language of the texts: the one asked for, or en' }),
      name: t.exposeString('name'),
      shortDescription: t.exposeString('shortDescription'),
      longDescription: t.exposeString('longDescription'),
      variantCount: t.exposeInt('variantCount'),
      video: t.exposeString('video', { nullable: true }),
      classification: t.loadable({
        type: classification,
        nullable: true,
        loaderOptions,
        load: async (wishes: Wish[], deps) => orNull(await findClassificationsById(deps, wishes)),
        resolve: ({ classificationId: id, reader }) => (id === null ? null : { id, reader }),
      }),
      successor: t.loadable({
        type: product,
        nullable: true,
        description: 'What is offered instead of a product that is no longer made',
        loaderOptions,
        load: async (wishes: Wish[], deps) => orNull(await findSuccessors(deps, wishes)),
        resolve: ({ id, reader, status }) => (status === 'active' ? null : { id, reader }),
      }),
    }),
  })
}

function addProductQueries(builder: Builder, { product }: CatalogueTypes): void {
  builder.queryField('getProductBySlugV2', (t) =>
    t.loadable({
      type: product,
      nullable: true,
      description: 'One product that is sold in the country; null with an error NOT_FOUND if there is none',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slug: t.arg.string({ required: true }),
        country: t.arg.string({ description: 'Two letters; ALL, the international one, if left out' }),
      },
      loaderOptions: { cacheKeyFn: wishKey },
      load: async (wishes: Wish[], deps) => (await findProducts(deps, wishes)).map((found) => found ?? noProduct()),
      resolve: (_, asked) => ({ id: asked.slug, reader: toReader(asked) }),
    }),
  )
  builder.queryField('getProductsBySlugs', (t) =>
    t.field({
      type: [product],
      description: 'Products in the order asked; slugs nobody knows or sells in the country are left out',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slugs: t.arg.string({ required: true, description: 'Comma separated, at most 100' }),
        country: t.arg.string(),
      },
      resolve: (_, asked, deps) => listProducts(deps, toReader(asked), asked.slugs),
    }),
  )
}

function addAvailabilityQuery(builder: Builder, { product }: CatalogueTypes): void {
  const availabilityState = builder.enumType('AvailabilityState', { values: ['sold', 'not_sold_in_country'] as const })
  const availability = builder.objectRef<Availability>('Availability').implement({
    description: 'Whether a product is sold in a country, and what is sold there instead',
    fields: (t) => ({
      state: t.expose('state', { type: availabilityState }),
      name: t.exposeString('name'),
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
      resolve: async (_, asked, deps) => (await findAvailability(deps, toReader(asked), asked.slug)) ?? null,
    }),
  )
}

function noProduct(): GraphQLError {
  return new GraphQLError('No product found for slug', { extensions: { code: 'NOT_FOUND' } })
}

function orNull<Found>(found: readonly (Found | undefined)[]): (Found | null)[] {
  return found.map((one) => one ?? null)
}
