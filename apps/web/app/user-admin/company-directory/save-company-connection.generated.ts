// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CompanyConnectionInput = {
  clientId: string;
  clientSecret: string;
  idempotencyKey: string;
  issuer: string;
  organisationId: string;
};

export type SaveCompanyConnectionMutationVariables = Exact<{
  input: CompanyConnectionInput;
}>;


export type SaveCompanyConnectionMutation = { saveCompanyConnection: { id: string | null, refusal: string | null, fields: Array<string> } };

export const SaveCompanyConnection: Operation<SaveCompanyConnectionMutation, SaveCompanyConnectionMutationVariables> = {
  "name": "SaveCompanyConnection",
  "id": "sha256:2e36618381b9a787d03d33ffa9699fe16501e407a0652dbc6c7c53123511fa3f"
}
