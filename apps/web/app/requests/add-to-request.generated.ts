// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddToRequestInput = {
  idempotencyKey: string;
  token: string;
  words: string;
};

export type AddToRequestMutationVariables = Exact<{
  input: AddToRequestInput;
}>;


export type AddToRequestMutation = { addToRequest: { refusal: string | null } };

export const AddToRequest: Operation<AddToRequestMutation, AddToRequestMutationVariables> = {
  "name": "AddToRequest",
  "text": "mutation AddToRequest($input: AddToRequestInput!) {\n  addToRequest(input: $input) {\n    refusal\n  }\n}"
}
