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

export type CheckCompanyConnectionMutationVariables = Exact<{
  input: CompanySignInInput;
}>;


export type CheckCompanyConnectionMutation = { checkCompanyConnection: { id: string | null, refusal: string | null, fields: Array<string> } };

export const CheckCompanyConnection: Operation<CheckCompanyConnectionMutation, CheckCompanyConnectionMutationVariables> = {
  "name": "CheckCompanyConnection",
  "id": "sha256:801a253744529cb1258154fdb458bf83a56350678e4d54a470f3e3e0f5c94993"
}
