// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogueAddressesQueryVariables = Exact<{
  after: string;
}>;


export type CatalogueAddressesQuery = { addresses: Array<{ route: string, countries: Array<string> | null, updatedAt: string }> };

export const CatalogueAddresses: Operation<CatalogueAddressesQuery, CatalogueAddressesQueryVariables> = {
  "name": "CatalogueAddresses",
  "id": "sha256:1d1012518476c5b17161d7f364980aaf542228504477534d6948ec5e7d01d68a"
}
