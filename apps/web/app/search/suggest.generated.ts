// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchKind =
  | 'documents'
  | 'families'
  | 'machines'
  | 'pages'
  | 'services'
  | 'stories';

export type SuggestQueryVariables = Exact<{
  localeCode: string;
  siteSlug: string;
  query: string;
}>;


export type SuggestQuery = { suggest: Array<{ id: string, kind: SearchKind, path: string, title: string, description: string, image: string | null }> | null };

export const Suggest: Operation<SuggestQuery, SuggestQueryVariables> = {
  "name": "Suggest",
  "id": "sha256:348c8cd417c0b450f082e31d9d0b3b0cd6ae08c4956f95ebf143bc679ce323b5"
}
