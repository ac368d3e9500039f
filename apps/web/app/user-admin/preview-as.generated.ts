// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PreviewAsQueryVariables = Exact<{
  id: string;
}>;


export type PreviewAsQuery = { previewAs: { name: string, email: string, tiles: Array<{ name: string, status: string, reason: string, access: { id: string, role: string, since: string, grantedBy: string | null, endsOn: string | null, organisationName: string } | null }> } | null };

export const PreviewAs: Operation<PreviewAsQuery, PreviewAsQueryVariables> = {
  "name": "PreviewAs",
  "id": "sha256:79f66811e1fc5bfc4a86624f9dc199a2177083802759cf6b552716932332558a"
}
