import type { BasketGroup, BasketProduct } from '@ferrule/domain/comparison/basket'
import { basketInput, sharedComparisonInput } from '@ferrule/domain/comparison/comparison-input'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries-parameter'
import type { BasketState } from '@ferrule/domain/comparison/sync-baskets'
import { GraphQLError } from 'graphql'
import { toMarket } from '../catalogue/market.ts'
import type { CatalogueTypes } from '../catalogue/catalogue-types.ts'
import type { Builder } from '../graphql/builder.ts'
import { type ChangedSpecification, type ReadComparison, readSharedComparison } from './read-shared-comparison.ts'
import { shareComparison } from './share-comparison.ts'
import { syncBasket } from './sync-basket.ts'

type SharePayload = { id: string | null; refusal: string | null }

export function addComparisonFields(builder: Builder, { measurementSystem }: CatalogueTypes): void {
  addShareMutation(builder, measurementSystem)
  addSharedComparisonQuery(builder, measurementSystem)
  addBasket(builder)
}

function addShareMutation(builder: Builder, measurementSystem: CatalogueTypes['measurementSystem']): void {
  const entry = builder.inputType('ComparedEntryInput', {
    fields: (t) => ({ slug: t.string({ required: true }), variantId: t.id() }),
  })
  const input = builder.inputType('ShareComparisonInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true, description: 'Created once per click' }),
      entries: t.field({ type: [entry], required: true, description: 'Two to twelve, in the order of the columns' }),
      measurementSystem: t.field({ type: measurementSystem, required: true }),
    }),
  })
  const payload = builder.objectRef<SharePayload>('ShareComparisonPayload').implement({
    description: 'The id of the short link, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('shareComparison', (t) =>
    t.field({
      type: payload,
      authScopes: { public: true },
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: args }, context): Promise<SharePayload> => {
        const entries = args.entries.map(({ slug, variantId }) => ({ slug, variantId: variantId ?? null }))
        const parsed = sharedComparisonInput.safeParse({ ...args, entries })
        if (!parsed.success) return { id: null, refusal: 'invalid-input' }
        const result = await shareComparison(context, context.actor, parsed.data)
        return result.ok ? { id: result.value.id, refusal: null } : { id: null, refusal: result.reason }
      },
    }),
  )
}

function addSharedComparisonQuery(builder: Builder, measurementSystem: CatalogueTypes['measurementSystem']): void {
  const entry = builder.objectRef<ComparedEntry>('ComparedEntry').implement({
    fields: (t) => ({ slug: t.exposeString('slug'), variantId: t.exposeID('variantId', { nullable: true }) }),
  })
  const change = builder.objectRef<ChangedSpecification>('ChangedSpecification').implement({
    description: 'A value that has changed since the comparison was shared',
    fields: (t) => ({
      slug: t.exposeString('slug'),
      product: t.exposeString('product'),
      name: t.exposeString('name'),
      unit: t.exposeString('unit'),
      before: t.exposeString('before', { nullable: true }),
      now: t.exposeString('now', { nullable: true }),
    }),
  })
  const shared = builder.objectRef<ReadComparison>('SharedComparison').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      entries: t.expose('entries', { type: [entry] }),
      measurementSystem: t.expose('measurementSystem', { type: measurementSystem }),
      sharedAt: t.expose('sharedAt', { type: 'DateTime' }),
      changes: t.expose('changes', { type: [change] }),
    }),
  })
  builder.queryField('getSharedComparison', (t) =>
    t.field({
      type: shared,
      nullable: true,
      description: 'The comparison of a short link, open to everybody with the link',
      authScopes: { public: true },
      args: {
        id: t.arg.id({ required: true }),
        language: t.arg.string({ required: true }),
        country: t.arg.string(),
      },
      resolve: async (_, requested, deps) =>
        (await readSharedComparison(deps, toMarket(requested), requested.id)) ?? null,
    }),
  )
}

function addBasket(builder: Builder): void {
  const product = builder.objectRef<BasketProduct>('BasketProduct').implement({
    fields: (t) => ({
      key: t.exposeID('key'),
      slug: t.exposeString('slug'),
      variantId: t.exposeID('variantId', { nullable: true }),
    }),
  })
  const group = builder.objectRef<BasketGroup>('BasketGroup').implement({
    fields: (t) => ({ slug: t.exposeString('slug'), products: t.expose('products', { type: [product] }) }),
  })
  const basket = builder.objectRef<BasketState>('ComparisonBasket').implement({
    description: 'The comparison basket of the signed-in user',
    fields: (t) => ({
      classifications: t.field({ type: [group], resolve: ({ basket: saved }) => saved.classifications }),
      revision: t.exposeInt('revision', { nullable: true, description: 'Null before the first save' }),
    }),
  })
  const productInput = builder.inputType('BasketProductInput', {
    fields: (t) => ({ key: t.id({ required: true }), slug: t.string({ required: true }), variantId: t.id() }),
  })
  const groupInput = builder.inputType('BasketGroupInput', {
    fields: (t) => ({
      slug: t.string({ required: true }),
      products: t.field({ type: [productInput], required: true }),
    }),
  })
  builder.mutationField('syncComparisonBasket', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: basket,
      args: {
        classifications: t.arg({ type: [groupInput], required: true }),
        revision: t.arg.int({ description: 'The last revision the device saw; null for a guest’s basket' }),
      },
      resolve: (_, args, context) => {
        const classifications = args.classifications.map(({ slug, products }) => ({
          slug,
          products: products.map((entry) => ({ ...entry, variantId: entry.variantId ?? null })),
        }))
        const parsed = basketInput.safeParse({ classifications })
        if (!parsed.success) throw new GraphQLError('Not a basket', { extensions: { code: 'BAD_USER_INPUT' } })
        return syncBasket(context, context.actor, { basket: parsed.data, revision: args.revision ?? null })
      },
    }),
  )
}
