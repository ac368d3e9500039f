// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchKind =
  | 'machines'
  | 'pages'
  | 'services';

export type SuggestQueryVariables = Exact<{
  localeCode: string;
  siteSlug: string;
  query: string;
}>;


export type SuggestQuery = { suggest: Array<{ id: string, kind: SearchKind, path: string, title: string, description: string }> | null };

export const Suggest: Operation<SuggestQuery, SuggestQueryVariables> = {
  "name": "Suggest",
  "id": "sha256:1c24e45dce44957d89a88ef07564bb3578ab4c983fe625cd867841eccd098885"
}
