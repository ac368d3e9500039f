// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductInformationDetailsQueryVariables = Exact<{
  slug: string;
  language: string;
  serial?: string | null | undefined;
  search?: string | null | undefined;
  assembly?: string | null | undefined;
  wearOnly?: boolean | null | undefined;
  inStockOnly?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type ProductInformationDetailsQuery = { productInformationDetails: { product: { slug: string, name: string, status: string, successorSlug: string | null, serialNumbers: Array<string> }, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null, productParts: { total: number, page: number, builtOn: string | null, priceList: { organisationName: string, currency: string } | null, parts: Array<{ id: string, articleNumber: string, name: string, image: string | null, assembly: string, shape: string | null, isWear: boolean, stock: number, availabilityDays: number, availabilityStatus: string, location: string, replacement: { id: string, articleNumber: string, name: string } | null, price: { amount: number, listAmount: number | null, currency: string } | null }> }, partLists: Array<{ id: string, name: string, serialNumber: string, assetName: string, lines: Array<{ articleNumber: string, name: string, quantity: number }> }> };

export const ProductInformationDetails: Operation<ProductInformationDetailsQuery, ProductInformationDetailsQueryVariables> = {
  "name": "ProductInformationDetails",
  "id": "sha256:970a1ae6cd3fb563aaf6d413ebbbe5a867f3d30b88ceadc8f2fc83dcbb29f036"
}
