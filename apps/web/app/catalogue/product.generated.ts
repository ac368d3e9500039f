// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductStatus =
  | 'active'
  | 'cancelled'
  | 'discontinued';

export type ProductQueryVariables = Exact<{
  language: string;
  slug: string;
}>;


export type ProductQuery = { getProductBySlugV2: { slug: string, name: string, brand: string, status: ProductStatus, shortDescription: string, longDescription: string } | null };

export const Product: Operation<ProductQuery, ProductQueryVariables> = {
  "name": "Product",
  "id": "sha256:8fa83e736ee3a6674db2a6c8f20b863d9249c8a4371544164a89facdadc0deb9"
}
