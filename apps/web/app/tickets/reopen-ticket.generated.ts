// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReopenTicketMutationVariables = Exact<{
  id: string;
}>;


export type ReopenTicketMutation = { reopenTicket: { refusal: string | null } };

export const ReopenTicket: Operation<ReopenTicketMutation, ReopenTicketMutationVariables> = {
  "name": "ReopenTicket",
  "id": "sha256:3d9e4784f6793de68da91eeb5aa364f12f25c193ef81d7e55b0d52ab46f11173"
}
