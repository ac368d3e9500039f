// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductInformationQueryVariables = Exact<{
  language: string;
  search?: string | null | undefined;
  activeOnly?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type ProductInformationQuery = { productInformation: { total: number, page: number, products: Array<{ slug: string, name: string, brand: string, image: string | null, status: string, serialNumbers: Array<string> }> } };

export const ProductInformation: Operation<ProductInformationQuery, ProductInformationQueryVariables> = {
  "name": "ProductInformation",
  "id": "sha256:8fb066f93ffdffd6d0038db1807e57a577e38fb96f7a75dce397576e16e92c14"
}
