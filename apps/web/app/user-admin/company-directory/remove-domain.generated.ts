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

export type RemoveDomainMutationVariables = Exact<{
  input: OrganisationDomainInput;
}>;


export type RemoveDomainMutation = { removeDomain: { id: string | null, refusal: string | null, fields: Array<string> } };

export const RemoveDomain: Operation<RemoveDomainMutation, RemoveDomainMutationVariables> = {
  "name": "RemoveDomain",
  "id": "sha256:a0fd6f343d63db044a83c6599b5165feefa84c66a9f69621ff9b08a1d6fdaf03"
}
