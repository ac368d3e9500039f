// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ManagedUserInput = {
  idempotencyKey: string;
  userId: string;
};

export type DeleteUserMutationVariables = Exact<{
  input: ManagedUserInput;
}>;


export type DeleteUserMutation = { deleteUser: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const DeleteUser: Operation<DeleteUserMutation, DeleteUserMutationVariables> = {
  "name": "DeleteUser",
  "id": "sha256:49f43477834df2ff4ad624bde95c95495312ff653d14d2ac066b9924553f33ba"
}
