import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { findCapabilities, listProductsByCapability } from './find-capabilities.ts'
import { toMarket } from './market.ts'

export function addCapabilityFields(builder: Builder, { capability, product }: CatalogueTypes): void {
  builder.objectType(capability, {
    description: 'A wire-processing method that several products support',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      slug: t.exposeString('slug'),
      image: t.exposeString('image', { description: 'Key of the picture in the media store' }),
    }),
  })
  builder.queryField('getProductCapabilities', (t) =>
    t.field({
      type: [capability],
      description: 'All capabilities, or those with the given slugs in that order; unknown slugs are left out',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slugs: t.arg.string({ description: 'Comma separated, at most 100' }),
      },
      resolve: (_, input, deps) => findCapabilities(deps, toMarket(input), input.slugs),
    }),
  )
  builder.queryField('getProductsByCapability', (t) =>
    t.field({
      type: [product],
      description: 'The first 100 products with the capability that are available in the country',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        capability: t.arg.string({ required: true, description: 'Slug of the capability' }),
        country: t.arg.string(),
      },
      resolve: (_, input, deps) => listProductsByCapability(deps, toMarket(input), input.capability),
    }),
  )
}
