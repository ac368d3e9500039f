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

export type AcceptRequestMutationVariables = Exact<{
  input: GrantAccessInput;
}>;


export type AcceptRequestMutation = { acceptRequest: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const AcceptRequest: Operation<AcceptRequestMutation, AcceptRequestMutationVariables> = {
  "name": "AcceptRequest",
  "id": "sha256:5d8f090a514092549614d95b096e69d6e684fa0575df765198a99ce7cdccc265"
}
