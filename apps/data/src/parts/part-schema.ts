import { partListQuery, portalProductQuery, pricesQuery } from '@ferrule/domain/parts/part-list-query'
import { maxPartRows } from '@ferrule/domain/parts/read-part-rows'
import type { Builder } from '../graphql/builder.ts'
import type { MachineTypes } from '../machines/machine-types.ts'
import { addPartTypes, type PartTypes } from './part-types.ts'
import { readPartPage, readParts, readProduct, readProductPage } from './read-parts.ts'

export function addPartFields(builder: Builder, machineTypes: MachineTypes): void {
  const types = addPartTypes(builder, machineTypes)
  addProducts(builder, types)
  addParts(builder, types)
}

function addProducts(builder: Builder, { productPage, productDetails }: PartTypes): void {
  builder.queryFields((t) => ({
    productInformation: t.withAuth({ usesProducts: true }).field({
      type: productPage,
      description: 'Products with parts; invalid filters are ignored',
      args: {
        language: t.arg.string({ required: true }),
        search: t.arg.string(),
        activeOnly: t.arg.boolean(),
        page: t.arg.int(),
      },
      resolve: (_, { language, ...input }, context) =>
        readProductPage(context, context.actor, { ...portalProductQuery.parse(input), language }),
    }),
    productInformationDetails: t.withAuth({ usesProducts: true }).field({
      type: productDetails,
      nullable: true,
      args: { slug: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: async (_, input, context) => (await readProduct(context, context.actor, input)) ?? null,
    }),
  }))
}

function addParts(builder: Builder, { part, partPage }: PartTypes): void {
  builder.queryFields((t) => ({
    productParts: t.withAuth({ usesProducts: true }).field({
      type: partPage,
      description: 'Parts of a product, or of one of the caller’s machines',
      args: {
        productSlug: t.arg.string({ required: true }),
        language: t.arg.string({ required: true }),
        serial: t.arg.string(),
        search: t.arg.string(),
        assembly: t.arg.string(),
        wearOnly: t.arg.boolean(),
        inStockOnly: t.arg.boolean(),
        page: t.arg.int(),
      },
      resolve: (_, { productSlug, language, ...input }, context) =>
        readPartPage(context, context.actor, { ...partListQuery.parse(input), productSlug, language }),
    }),
    parts: t.withAuth({ usesProducts: true }).field({
      type: [part],
      description: 'Parts by article number; unknown numbers are left out',
      args: {
        articleNumbers: t.arg.stringList({ required: true, description: `Cut after ${maxPartRows} numbers` }),
        language: t.arg.string({ required: true }),
        serial: t.arg.string({ description: 'Prices of the organisation of this machine of the caller' }),
        plantId: t.arg.id({
          description: 'Prices of the organisation of this plant of the caller; none for another plant',
        }),
      },
      resolve: (_, { articleNumbers, language, ...input }, context) =>
        readParts(context, context.actor, {
          articleNumbers: articleNumbers.slice(0, maxPartRows),
          language,
          ...pricesQuery.parse(input),
        }),
    }),
  }))
}
