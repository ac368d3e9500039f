// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { refusal: string | null, fields: Array<string>, application: string | null } };

export const AcceptInvitation: Operation<AcceptInvitationMutation, AcceptInvitationMutationVariables> = {
  "name": "AcceptInvitation",
  "id": "sha256:1d0e939636fd7eecf3bd7b3b424a567199e832f9d713fbe5322c9a1ead30de6c"
}
