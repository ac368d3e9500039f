// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TeasedProductsQueryVariables = Exact<{
  language: string;
  country: string;
  slugs: string;
}>;


export type TeasedProductsQuery = { products: Array<{ slug: string, name: string, route: string, image: string, shortDescription: string }> };

export const TeasedProducts: Operation<TeasedProductsQuery, TeasedProductsQueryVariables> = {
  "name": "TeasedProducts",
  "id": "sha256:3bde98a160b9c74bc1338a6b681038d788aceca1ee454a5ca3952dbd5b287730"
}
