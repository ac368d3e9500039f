// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CompanySignInInput = {
  idempotencyKey: string;
  organisationId: string;
};

export type RemoveCompanySignInMutationVariables = Exact<{
  input: CompanySignInInput;
}>;


export type RemoveCompanySignInMutation = { removeCompanySignIn: { id: string | null, refusal: string | null, fields: Array<string> } };

export const RemoveCompanySignIn: Operation<RemoveCompanySignInMutation, RemoveCompanySignInMutationVariables> = {
  "name": "RemoveCompanySignIn",
  "id": "sha256:7fd4df4c8c1f464d4d7a7d989696500f9fc45fc3d154eb68871180c99137a5c5"
}
