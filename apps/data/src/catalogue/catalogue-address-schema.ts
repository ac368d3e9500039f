import { parseSlugs } from '@ferrule/domain/catalogue/requested-slugs'
import { toRequestedCountry } from '@ferrule/domain/catalogue/supported-countries'
import type { Builder } from '../graphql/builder.ts'
import { type AddressRow, listAddresses, listHiddenSlugs } from './catalogue-address-store.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { listCountriesOf } from './list-countries-of.ts'
import { type BatchKey, toBatchKey } from './market.ts'

const addressPageSize = 5000

/** GraphQL fields for the URLs of the catalogue and the countries in which they are shown. */
export function addCatalogueAddressFields(builder: Builder, { product }: CatalogueTypes): void {
  builder.objectFields(product, (t) => ({
    availableIn: t.loadableList({
      type: 'String',
      description: 'Countries in which the product is available; ALL is the international market',
      loaderOptions: { cacheKeyFn: toBatchKey },
      load: (keys: BatchKey[], deps) => listCountriesOf(deps, keys),
      resolve: ({ id, market }) => ({ id, market }),
    }),
  }))
  const address = builder.objectRef<AddressRow>('CatalogueAddress').implement({
    description: 'The URL of a classification or an offered product',
    fields: (t) => ({
      route: t.exposeString('route', { description: 'Path below the locale' }),
      countries: t.exposeStringList('countries', { nullable: true, description: 'Null means everywhere' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
  builder.queryField('getCatalogueAddresses', (t) =>
    t.field({
      type: [address],
      description: `The next ${addressPageSize} URLs of the catalogue, ordered by route; empty at the end`,
      authScopes: { public: true },
      args: {
        after: t.arg.string({ description: 'The last route of the previous response; omit it for the first page' }),
      },
      resolve: (_, { after }, { db }) => listAddresses(db.queries, { after: after ?? '', limit: addressPageSize }),
    }),
  )
  builder.queryField('getHiddenSlugs', (t) =>
    t.field({
      type: ['String'],
      description:
        'The given slugs of classifications and products that are hidden in the country, so that no link leads there',
      authScopes: { public: true },
      args: {
        slugs: t.arg.string({ required: true, description: 'Comma separated, at most 100' }),
        country: t.arg.string(),
      },
      resolve: (_, { slugs, country }, { db }) =>
        listHiddenSlugs(db.queries, toRequestedCountry(country), parseSlugs(slugs)),
    }),
  )
}
