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

export type SearchQueryVariables = Exact<{
  localeCode: string;
  siteSlug: string;
  query: string;
  page: number;
  kind?: SearchKind | null | undefined;
}>;


export type SearchQuery = { search: { total: number, counts: { machines: number, services: number, pages: number }, records: Array<{ id: string, kind: SearchKind, path: string, title: string, description: string, image: string | null }> } | null };

export const Search: Operation<SearchQuery, SearchQueryVariables> = {
  "name": "Search",
  "id": "sha256:cc99fb13a01f9166768c9c425125dbf0c7af7843c3f58ca65dff657c2c0a0754"
}
