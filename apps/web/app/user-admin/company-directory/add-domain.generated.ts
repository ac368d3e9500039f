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

export type AddDomainMutationVariables = Exact<{
  input: OrganisationDomainInput;
}>;


export type AddDomainMutation = { addDomain: { id: string | null, refusal: string | null, fields: Array<string> } };

export const AddDomain: Operation<AddDomainMutation, AddDomainMutationVariables> = {
  "name": "AddDomain",
  "id": "sha256:11a7652b7d1ccffb388afb179f220487f76ebe0765224d6ac616cf9e07a1f1bc"
}
