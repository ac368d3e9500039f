// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignTicketToMeMutationVariables = Exact<{
  id: string;
}>;


export type AssignTicketToMeMutation = { assignTicketToMe: { refusal: string | null } };

export const AssignTicketToMe: Operation<AssignTicketToMeMutation, AssignTicketToMeMutationVariables> = {
  "name": "AssignTicketToMe",
  "id": "sha256:2cb59a0d4df8b7afe31d8d0c63b82eddfa8c0f580b42e39e9fa6155a0ba49a7d"
}
