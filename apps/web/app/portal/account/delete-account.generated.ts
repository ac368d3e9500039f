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
  "id": "sha256:38649efba2e1d5adb1f2d61fbd4f6cc1cb1082002e848ac3e0f19628daa38c6e"
}
