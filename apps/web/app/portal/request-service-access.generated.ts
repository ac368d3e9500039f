// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RequestServiceAccessInput = {
  /** May be empty */
  reason: string;
  service: string;
};

export type RequestServiceAccessMutationVariables = Exact<{
  input: RequestServiceAccessInput;
}>;


export type RequestServiceAccessMutation = { requestServiceAccess: { refusal: string | null } };

export const RequestServiceAccess: Operation<RequestServiceAccessMutation, RequestServiceAccessMutationVariables> = {
  "name": "RequestServiceAccess",
  "id": "sha256:ca0350a159ae2846d82b68ff6631f499242139f4b5759ec6549f08113e5f88f3"
}
