// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserOrganisationInput = {
  idempotencyKey: string;
  organisationId: string;
  userId: string;
};

export type AddOrganisationToUserMutationVariables = Exact<{
  input: UserOrganisationInput;
}>;


export type AddOrganisationToUserMutation = { addOrganisationToUser: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const AddOrganisationToUser: Operation<AddOrganisationToUserMutation, AddOrganisationToUserMutationVariables> = {
  "name": "AddOrganisationToUser",
  "id": "sha256:76607c09247d6ed8e1c0c1349bb5247adb1d7fe32abcadf2a4774a6ece17fc51"
}
