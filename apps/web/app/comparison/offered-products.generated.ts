// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OfferedProductsQueryVariables = Exact<{
  language: string;
  country?: string | null | undefined;
  slug: string;
}>;


export type OfferedProductsQuery = { getProductClassificationBySlug2: { slug: string, name: string, route: string, products: Array<{ slug: string, name: string, variantCount: number }> } | null };

export const OfferedProducts: Operation<OfferedProductsQuery, OfferedProductsQueryVariables> = {
  "name": "OfferedProducts",
  "id": "sha256:02fb3f23e11bb6833e0fd56f25ad794d1d95cecac465c0fff10fdb01a7c2d2ca"
}
