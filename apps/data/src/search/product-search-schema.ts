import { suggestQuery } from '@ferrule/domain/search/search-query'
import type { CatalogueTypes } from '../catalogue/catalogue-types.ts'
import type { Builder } from '../graphql/builder.ts'
import { findNamedProduct, type NamedProduct } from './find-named-product.ts'
import { invalidQuery } from './search-schema.ts'

/** GraphQL fields for finding a product or classification by its exact name. */
export function addProductSearchFields(builder: Builder, { product, classification }: CatalogueTypes): void {
  const type = builder.enumType('ProductSearchType', { values: ['classification', 'product'] as const })
  const result = builder.objectRef<{ named: NamedProduct | undefined }>('ProductSearchResult').implement({
    fields: (t) => ({
      found: t.boolean({ resolve: ({ named }) => named !== undefined }),
      type: t.field({ type, nullable: true, resolve: ({ named }) => named?.type }),
      slug: t.string({ nullable: true, resolve: ({ named }) => recordOf(named)?.slug }),
      name: t.string({ nullable: true, resolve: ({ named }) => recordOf(named)?.name }),
      product: t.field({
        type: product,
        nullable: true,
        resolve: ({ named }) => (named?.type === 'product' ? named.product : null),
      }),
      classification: t.field({
        type: classification,
        nullable: true,
        resolve: ({ named }) => (named?.type === 'classification' ? named.classification : null),
      }),
    }),
  })
  builder.queryField('searchProduct', (t) =>
    t.field({
      type: result,
      nullable: true,
      description:
        'The product or classification with exactly this name, in any spelling; an error if the search engine is unavailable',
      authScopes: { public: true },
      args: { localeCode: t.arg.string({ required: true }), query: t.arg.string({ required: true }) },
      resolve: async (_, input, deps) => {
        const query = suggestQuery.safeParse({ ...input, siteSlug: '' })
        if (!query.success) throw invalidQuery()
        return { named: query.data.query === '' ? undefined : await findNamedProduct(deps, query.data) }
      },
    }),
  )
}

function recordOf(named: NamedProduct | undefined) {
  return named?.type === 'product' ? named.product : named?.classification
}
