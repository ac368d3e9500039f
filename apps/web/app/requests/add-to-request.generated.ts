// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddToRequestInput = {
  /** May be empty if files are added */
  body: string;
  /** Ids of uploads */
  files?: Array<string> | null | undefined;
  idempotencyKey: string;
  token: string;
};

export type AddToRequestMutationVariables = Exact<{
  input: AddToRequestInput;
}>;


export type AddToRequestMutation = { addToRequest: { refusal: string | null } };

export const AddToRequest: Operation<AddToRequestMutation, AddToRequestMutationVariables> = {
  "name": "AddToRequest",
  "id": "sha256:8d236590a2375c9c1396f3349a6a99e158e3fff85a19c7ffa3013dd4abe98f85"
}
