// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductSearchType =
  | 'classification'
  | 'product';

export type SearchKind =
  | 'documents'
  | 'families'
  | 'machines'
  | 'pages'
  | 'services'
  | 'stories';

export type SearchQueryVariables = Exact<{
  localeCode: string;
  siteSlug: string;
  query: string;
  page: number;
  kind?: SearchKind | null | undefined;
  isMain: boolean;
}>;


export type SearchQuery = { search: { total: number, counts: { machines: number, families: number, services: number, stories: number, documents: number, pages: number }, records: Array<{ id: string, kind: SearchKind, path: string, title: string, description: string, image: string | null }> } | null, named?: { found: boolean, type: ProductSearchType | null, slug: string | null, name: string | null, product: { route: string, image: string, shortDescription: string, lineage: Array<{ name: string, route: string }> } | null, classification: { route: string, image: string, description: string, lineage: Array<{ name: string, route: string }> } | null } | null };

export const Search: Operation<SearchQuery, SearchQueryVariables> = {
  "name": "Search",
  "id": "sha256:e0529b393823b1b6cbada3672912b745c0b8dcb9f8dbbf5f21d8cce2b691d982"
}
