// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrganisationDomainInput = {
  domain: string;
  idempotencyKey: string;
  organisationId: string;
};

export type ApproveDomainMutationVariables = Exact<{
  input: OrganisationDomainInput;
}>;


export type ApproveDomainMutation = { approveDomain: { id: string | null, refusal: string | null, fields: Array<string> } };

export const ApproveDomain: Operation<ApproveDomainMutation, ApproveDomainMutationVariables> = {
  "name": "ApproveDomain",
  "id": "sha256:2066ea0f9582a835312ed0e7987faab44f33353957e5652307edc155c7dbbc8e"
}
