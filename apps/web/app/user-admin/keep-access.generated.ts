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

export type KeepAccessMutationVariables = Exact<{
  input: EndAccessInput;
}>;


export type KeepAccessMutation = { keepAccess: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const KeepAccess: Operation<KeepAccessMutation, KeepAccessMutationVariables> = {
  "name": "KeepAccess",
  "id": "sha256:1f04ae5cf321dc5bff8100209bcf8e0568dca26d582918c987bfa74099355c67"
}
