// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A reply to a request, or an internal note */
export type WriteOnRequestInput = {
  body: string;
  idempotencyKey: string;
  requestId: string;
};

export type AddRequestNoteMutationVariables = Exact<{
  input: WriteOnRequestInput;
}>;


export type AddRequestNoteMutation = { addRequestNote: { refusal: string | null } };

export const AddRequestNote: Operation<AddRequestNoteMutation, AddRequestNoteMutationVariables> = {
  "name": "AddRequestNote",
  "id": "sha256:c6df6105719f6bf060507c950a4ba2686bae1c00fb539e98c3eb54bea5872001"
}
