// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SoftwareSbomQueryVariables = Exact<{
  family: string;
  version: string;
}>;


export type SoftwareSbomQuery = { softwareSbom: { fileName: string, document: string } | null };

export const SoftwareSbom: Operation<SoftwareSbomQuery, SoftwareSbomQueryVariables> = {
  "name": "SoftwareSbom",
  "id": "sha256:77332a463cf861fe427f65fcb19f53662fff16f4997c0202e5ebb67a8b6eeb32"
}
