import { assemblies, availabilityStatuses, toAvailabilityStatus } from '@ferrule/domain/parts/part'
import type { PartPrice } from '@ferrule/domain/parts/part-price'
import { productStatuses } from '@ferrule/domain/catalogue/product'
import type { Builder } from '../graphql/builder.ts'
import type { MachineTypes } from '../machines/machine-types.ts'
import type { PartView } from './part-queries.ts'
import type { ProductInformationDetails } from './product-information-store.ts'
import type { PriceList } from './price-parts.ts'
import type { PartPage, PricedPart, ProductPage, ProductDetails } from './read-parts.ts'

export type PartTypes = ReturnType<typeof addPartTypes>

export function addPartTypes(builder: Builder, { document }: MachineTypes) {
  const product = addProduct(builder)
  const part = addPart(builder)
  return { part, ...addPages(builder, product, part), productDetails: addProductDetails(builder, product, document) }
}

function addProduct(builder: Builder) {
  return builder.objectRef<ProductInformationDetails>('ProductInformationDetails').implement({
    description: 'A product with parts, as shown to a customer',
    fields: (t) => ({
      slug: t.exposeID('slug'),
      name: t.exposeString('name'),
      brand: t.exposeString('brand'),
      image: t.exposeString('image', { nullable: true }),
      status: t.exposeString('status', { description: productStatuses.join(', ') }),
      successorSlug: t.exposeString('successorSlug', { nullable: true }),
      serialNumbers: t.exposeStringList('serialNumbers', {
        description: 'Serial numbers of the caller’s machines of this product',
      }),
    }),
  })
}

type ProductRef = ReturnType<typeof addProduct>

function addPart(builder: Builder) {
  const replacement = builder.objectRef<PartView>('ReplacingPart').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
    }),
  })
  return builder.objectRef<PricedPart>('Part').implement({
    description: 'A spare or wear part with its current availability',
    fields: (t) => ({
      id: t.exposeID('id'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      image: t.exposeString('image', { nullable: true }),
      assembly: t.exposeString('assembly', { description: assemblies.join(', ') }),
      shape: t.exposeString('shape', {
        nullable: true,
        description: 'Shape in the exploded view; null for a plain block',
      }),
      isWear: t.exposeBoolean('isWear'),
      stock: t.exposeInt('stock'),
      availabilityDays: t.exposeInt('availabilityDays'),
      availabilityStatus: t.string({
        description: availabilityStatuses.join(', '),
        resolve: ({ stock }) => toAvailabilityStatus(stock),
      }),
      location: t.exposeString('location'),
      replacement: t.expose('replacement', { type: replacement, nullable: true }),
      price: t.expose('price', {
        type: addPrice(builder),
        nullable: true,
        description: 'Of the replacement, if there is one; null for a price on request',
      }),
    }),
  })
}

function addPrice(builder: Builder) {
  return builder.objectRef<PartPrice>('PartPrice').implement({
    description: 'The price of one piece for the caller’s organisation, without tax, in the minor unit of the currency',
    fields: (t) => ({
      amount: t.exposeInt('amount'),
      listAmount: t.exposeInt('listAmount', { nullable: true, description: 'The list price' }),
      currency: t.exposeString('currency'),
    }),
  })
}

function addPages(builder: Builder, product: ProductRef, part: ReturnType<typeof addPart>) {
  const priceList = builder.objectRef<PriceList>('PriceList').implement({
    fields: (t) => ({
      organisationName: t.exposeString('organisationName', { description: 'The organisation of the caller that pays' }),
      currency: t.exposeString('currency'),
    }),
  })
  return {
    productPage: builder.objectRef<ProductPage>('ProductInformationDetailsPage').implement({
      fields: (t) => ({
        products: t.expose('products', { type: [product] }),
        total: t.exposeInt('total'),
        page: t.exposeInt('page'),
      }),
    }),
    partPage: builder.objectRef<PartPage>('PartPage').implement({
      fields: (t) => ({
        parts: t.expose('parts', { type: [part] }),
        total: t.exposeInt('total'),
        page: t.exposeInt('page'),
        builtOn: t.exposeString('builtOn', {
          nullable: true,
          description: 'Construction date of the selected machine; null if the parts are for all machines',
        }),
        priceList: t.expose('priceList', {
          type: priceList,
          nullable: true,
          description: 'Null for a caller without an organisation, who sees no prices',
        }),
      }),
    }),
  }
}

function addProductDetails(builder: Builder, product: ProductRef, document: MachineTypes['document']) {
  return builder.objectRef<ProductDetails>('ProductInformationRecord').implement({
    fields: (t) => ({
      product: t.field({ type: product, resolve: (details) => details }),
      documents: t.expose('documents', { type: [document] }),
    }),
  })
}
