import { type Product, productStatuses } from '@ferrule/domain/catalogue/product'
import type { Builder } from '../graphql/builder.ts'
import { findProducts } from './find-products.ts'
import { listProducts } from './list-products.ts'

export function addProductFields(builder: Builder): void {
  const status = builder.enumType('ProductStatus', { values: productStatuses })
  const product = builder.objectRef<Product>('Product').implement({
    description: 'A product of the catalogue, with its words in one language',
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      brand: t.exposeString('brand'),
      status: t.expose('status', { type: status }),
      image: t.exposeString('image', { nullable: true, description: 'Key of the picture in the media store' }),
      language: t.exposeString('language', { description: 'The language of the texts: the one asked for, or en' }),
      name: t.exposeString('name'),
      shortDescription: t.exposeString('shortDescription'),
      longDescription: t.exposeString('longDescription'),
    }),
  })
  builder.queryField('getProductBySlugV2', (t) =>
    t.loadable({
      type: product,
      nullable: true,
      description: 'One product, or null if there is none with this slug',
      authScopes: { public: true },
      args: { language: t.arg.string({ required: true }), slug: t.arg.string({ required: true }) },
      load: (wanted: { language: string; slug: string }[], deps) => findProducts(deps, wanted),
      loaderOptions: { cacheKeyFn: ({ language, slug }) => `${language} ${slug}` },
      resolve: (_, { language, slug }) => ({ language, slug }),
    }),
  )
  builder.queryField('getProductsBySlugs', (t) =>
    t.field({
      type: [product],
      description: 'Products in the order asked; slugs nobody knows are left out',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        slugs: t.arg.string({ required: true, description: 'Comma separated, at most 100' }),
      },
      resolve: (_, { language, slugs }, deps) => listProducts(deps, language, slugs),
    }),
  )
}
