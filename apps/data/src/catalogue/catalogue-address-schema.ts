import { toAskedCountry } from '@ferrule/domain/catalogue/supported-countries'
import type { Builder } from '../graphql/builder.ts'
import type { AddressRow } from './catalogue-address-store.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { addressesAtOnce, listAddresses, listCountriesOf, listNotShown } from './list-addresses.ts'
import { type Wish, wishKey } from './reader.ts'

/** Where the catalogue can be found, and where in the world. */
export function addCatalogueAddressFields(builder: Builder, { product }: CatalogueTypes): void {
  builder.objectFields(product, (t) => ({
    soldIn: t.loadableList({
      type: 'String',
      description: 'The countries in which it is sold; ALL is the international one',
      loaderOptions: { cacheKeyFn: wishKey },
      load: (wishes: Wish[], deps) => listCountriesOf(deps, wishes),
      resolve: ({ id, reader }) => ({ id, reader }),
    }),
  }))
  const address = builder.objectRef<AddressRow>('CatalogueAddress').implement({
    description: 'The page of a classification or of a product that is offered',
    fields: (t) => ({
      route: t.exposeString('route', { description: 'The path below the locale' }),
      countries: t.exposeStringList('countries', { nullable: true, description: 'Null for everywhere' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
  builder.queryField('getCatalogueAddresses', (t) =>
    t.field({
      type: [address],
      description: `The next ${addressesAtOnce} addresses of the catalogue, in their order; empty at its end`,
      authScopes: { public: true },
      args: { after: t.arg.string({ description: 'The last route of the answer before; the first ones without' }) },
      resolve: (_, { after }, deps) => listAddresses(deps, after ?? ''),
    }),
  )
  builder.queryField('getSlugsNotShown', (t) =>
    t.field({
      type: ['String'],
      description:
        'Those of classifications and products that are not shown in the country, so that nothing leads there',
      authScopes: { public: true },
      args: {
        slugs: t.arg.string({ required: true, description: 'Comma separated, at most 100' }),
        country: t.arg.string(),
      },
      resolve: (_, { slugs, country }, deps) => listNotShown(deps, { country: toAskedCountry(country) }, slugs),
    }),
  )
}
