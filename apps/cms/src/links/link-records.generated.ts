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

export type LinkRecordsQueryVariables = Exact<{
  localeCode: string;
  query: string;
}>;


export type LinkRecordsQuery = { suggest: Array<{ id: string, kind: SearchKind, path: string, title: string }> | null };

export const LinkRecords: Operation<LinkRecordsQuery, LinkRecordsQueryVariables> = {
  "name": "LinkRecords",
  "id": "sha256:341e2c1582e12efa21eaf9664b786c7368879c87c8d805fca045d279d4b56ce0"
}
