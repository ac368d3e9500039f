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

export type SendNewInviteMutationVariables = Exact<{
  input: ManagedUserInput;
}>;


export type SendNewInviteMutation = { sendNewInvite: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const SendNewInvite: Operation<SendNewInviteMutation, SendNewInviteMutationVariables> = {
  "name": "SendNewInvite",
  "id": "sha256:fc88b62c2a229fdceb43134f169afb9c6ab8a14f3ae43f10cdf1b3b6bdb7a604"
}
