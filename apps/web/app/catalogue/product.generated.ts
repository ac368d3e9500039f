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
  "text": "query Product($language: String!, $slug: String!) {\n  getProductBySlugV2(language: $language, slug: $slug) {\n    slug\n    name\n    brand\n    status\n    shortDescription\n    longDescription\n  }\n}"
}
