// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GrantAccessInput = {
  accessId: string;
  /** The last day of access, as yyyy-mm-dd; null without an end */
  endsOn?: string | null | undefined;
  idempotencyKey: string;
  reason: string;
  role: string;
};

export type GrantAccessMutationVariables = Exact<{
  input: GrantAccessInput;
}>;


export type GrantAccessMutation = { grantAccess: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const GrantAccess: Operation<GrantAccessMutation, GrantAccessMutationVariables> = {
  "name": "GrantAccess",
  "id": "sha256:7549e8567a51fe96903d518d876e52f050a91e20d18dfa2803b73168f04c5786"
}
