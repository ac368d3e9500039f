// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NoteOnTicketMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type NoteOnTicketMutation = { noteOnTicket: { refusal: string | null } };

export const NoteOnTicket: Operation<NoteOnTicketMutation, NoteOnTicketMutationVariables> = {
  "name": "NoteOnTicket",
  "id": "sha256:00042f5c6e1c7dad52a38f8e5f7de2533f6e43e3890029a458d0c84e9bd72bdf"
}
