// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InvitedAccountInput = {
  firstName: string;
  language: string;
  lastName: string;
  password: string;
  token: string;
};

export type CreateInvitedAccountMutationVariables = Exact<{
  input: InvitedAccountInput;
}>;


export type CreateInvitedAccountMutation = { createInvitedAccount: { refusal: string | null, fields: Array<string>, application: string | null } };

export const CreateInvitedAccount: Operation<CreateInvitedAccountMutation, CreateInvitedAccountMutationVariables> = {
  "name": "CreateInvitedAccount",
  "id": "sha256:ff04f41dd464b789169eaf563492e8de6fe6d5b4b613d4ddd6fe95e3024e8da7"
}
