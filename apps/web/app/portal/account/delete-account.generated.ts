// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeleteAccountMutationVariables = Exact<{
  email: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { refusal: string | null } };

export const DeleteAccount: Operation<DeleteAccountMutation, DeleteAccountMutationVariables> = {
  "name": "DeleteAccount",
  "text": "mutation DeleteAccount($email: String!) {\n  deleteAccount(email: $email) {\n    refusal\n  }\n}"
}
