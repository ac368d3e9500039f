import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { findCapabilities, listProductsByCapability } from './find-capabilities.ts'
import { toReader } from './reader.ts'

export function addCapabilityFields(builder: Builder, { capability, product }: CatalogueTypes): void {
  builder.objectType(capability, {
    description: 'A way of processing wire that several products master',
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
      description: 'All capabilities, or those asked for in that order; slugs nobody knows are left out',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slugs: t.arg.string({ description: 'Comma separated, at most 100' }),
      },
      resolve: (_, asked, deps) => findCapabilities(deps, toReader(asked), asked.slugs),
    }),
  )
  builder.queryField('getProductsByCapability', (t) =>
    t.field({
      type: [product],
      description: 'The first 100 products that master something and are sold in the country',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        capability: t.arg.string({ required: true, description: 'Slug of the capability' }),
        country: t.arg.string(),
      },
      resolve: (_, asked, deps) => listProductsByCapability(deps, toReader(asked), asked.capability),
    }),
  )
}
