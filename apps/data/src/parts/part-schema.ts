import { partWishes, productWishes } from '@ferrule/domain/parts/part-list'
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

function addProducts(builder: Builder, { productPage, wholeProduct }: PartTypes): void {
  builder.queryFields((t) => ({
    productInformation: t.withAuth({ usesProducts: true }).field({
      type: productPage,
      description: 'The products that have parts; what cannot be read of a wish is left out',
      args: {
        language: t.arg.string({ required: true }),
        search: t.arg.string(),
        activeOnly: t.arg.boolean(),
        page: t.arg.int(),
      },
      resolve: (_, { language, ...asked }, context) =>
        readProductPage(context, context.actor, { ...productWishes.parse(asked), language }),
    }),
    informedProduct: t.withAuth({ usesProducts: true }).field({
      type: wholeProduct,
      nullable: true,
      args: { slug: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: async (_, asked, context) => (await readProduct(context, context.actor, asked)) ?? null,
    }),
  }))
}

function addParts(builder: Builder, { part, partPage }: PartTypes): void {
  builder.queryFields((t) => ({
    productParts: t.withAuth({ usesProducts: true }).field({
      type: partPage,
      description: 'The parts of a product, or of one of the caller’s machines',
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
      resolve: (_, { productSlug, language, ...asked }, context) =>
        readPartPage(context, context.actor, { ...partWishes.parse(asked), productSlug, language }),
    }),
    parts: t.withAuth({ usesProducts: true }).field({
      type: [part],
      description: 'By article number; numbers nobody knows are left out',
      args: {
        articleNumbers: t.arg.stringList({ required: true, description: `At most ${maxPartRows} count` }),
        language: t.arg.string({ required: true }),
      },
      resolve: (_, { articleNumbers, language }, context) =>
        readParts(context, { articleNumbers: articleNumbers.slice(0, maxPartRows), language }),
    }),
  }))
}
