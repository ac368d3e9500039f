// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndAccessInput = {
  accessId: string;
  idempotencyKey: string;
  /** May be empty */
  reason: string;
};

export type UndoKeepAccessMutationVariables = Exact<{
  input: EndAccessInput;
}>;


export type UndoKeepAccessMutation = { undoKeepAccess: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const UndoKeepAccess: Operation<UndoKeepAccessMutation, UndoKeepAccessMutationVariables> = {
  "name": "UndoKeepAccess",
  "id": "sha256:15dd7fd49d6aecc4f033e4b1a626785b33a5e3e3818460f1eba1b252809598fc"
}
