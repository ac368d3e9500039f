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
  "text": "mutation RequestServiceAccess($input: RequestServiceAccessInput!) {\n  requestServiceAccess(input: $input) {\n    refusal\n  }\n}"
}
