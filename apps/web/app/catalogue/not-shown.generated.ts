// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotShownQueryVariables = Exact<{
  country: string;
  slugs: string;
}>;


export type NotShownQuery = { slugs: Array<string> };

export const NotShown: Operation<NotShownQuery, NotShownQueryVariables> = {
  "name": "NotShown",
  "id": "sha256:a59510da861b47c70bd2b240acd53afba42941e28c38a223418aff6711a2f209"
}
