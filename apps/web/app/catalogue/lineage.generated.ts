// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LineageQueryVariables = Exact<{
  language: string;
  country: string;
  slug: string;
}>;


export type LineageQuery = { classification: { lineage: Array<{ name: string, route: string }> } | null };

export const Lineage: Operation<LineageQuery, LineageQueryVariables> = {
  "name": "Lineage",
  "id": "sha256:9342e64e1630ca4ffb7b398f026ca7169f5ecb81f35f9739b622d8fa847e0996"
}
