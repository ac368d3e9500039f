// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RenamePartListMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePartListMutation = { renamePartList: { id: string | null, refusal: string | null, fields: Array<string> } };

export const RenamePartList: Operation<RenamePartListMutation, RenamePartListMutationVariables> = {
  "name": "RenamePartList",
  "id": "sha256:7945701b4b565b921d778df6abf22d1b3eaacea3a579b41f21c5cead86d5d373"
}
