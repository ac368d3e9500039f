// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RevokeScimTokenInput = {
  idempotencyKey: string;
  organisationId: string;
  tokenId: string;
};

export type RevokeScimTokenMutationVariables = Exact<{
  input: RevokeScimTokenInput;
}>;


export type RevokeScimTokenMutation = { revokeScimToken: { id: string | null, refusal: string | null, fields: Array<string> } };

export const RevokeScimToken: Operation<RevokeScimTokenMutation, RevokeScimTokenMutationVariables> = {
  "name": "RevokeScimToken",
  "id": "sha256:7f807a52e3e64723097d726a84a60cd7cb840bba4cbf390d2058327c8ee8cb96"
}
