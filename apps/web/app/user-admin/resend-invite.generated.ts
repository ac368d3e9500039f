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

export type ResendInviteMutationVariables = Exact<{
  input: ManagedUserInput;
}>;


export type ResendInviteMutation = { resendInvite: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const ResendInvite: Operation<ResendInviteMutation, ResendInviteMutationVariables> = {
  "name": "ResendInvite",
  "id": "sha256:6d362de86d66c1fb82aad56a2a73cfce2564b9e65425dd1f7af4042defcf5f17"
}
