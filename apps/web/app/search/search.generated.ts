// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchQueryVariables = Exact<{
  localeCode: string;
  siteSlug: string;
  query: string;
  page: number;
}>;


export type SearchQuery = { search: { total: number, records: Array<{ id: string, path: string, title: string, description: string }> } | null };

export const Search: Operation<SearchQuery, SearchQueryVariables> = {
  "name": "Search",
  "id": "sha256:ea6b49e44f6d81e4657867341bdd9365b31bed275505b3d3e59edef6566eb513"
}
