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

export type CheckDomainMutationVariables = Exact<{
  input: OrganisationDomainInput;
}>;


export type CheckDomainMutation = { checkDomain: { id: string | null, refusal: string | null, fields: Array<string> } };

export const CheckDomain: Operation<CheckDomainMutation, CheckDomainMutationVariables> = {
  "name": "CheckDomain",
  "id": "sha256:c2f18cb925a022501da8b78c6cca98152bdfd56819fe447507448fc021289a73"
}
