// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeletePartListMutationVariables = Exact<{
  id: string;
}>;


export type DeletePartListMutation = { deletePartList: { id: string | null, refusal: string | null, fields: Array<string> } };

export const DeletePartList: Operation<DeletePartListMutation, DeletePartListMutationVariables> = {
  "name": "DeletePartList",
  "id": "sha256:c6ee3a50864f69be728669495834fc872e4cf26dad467fc52859091a658559ce"
}
