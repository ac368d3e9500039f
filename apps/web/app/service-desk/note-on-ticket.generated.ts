// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NoteOnTicketInput = {
  /** Ids of uploads */
  attachments: Array<string>;
  idempotencyKey: string;
  text: string;
  ticketId: string;
};

export type NoteOnTicketMutationVariables = Exact<{
  input: NoteOnTicketInput;
}>;


export type NoteOnTicketMutation = { noteOnTicket: { refusal: string | null } };

export const NoteOnTicket: Operation<NoteOnTicketMutation, NoteOnTicketMutationVariables> = {
  "name": "NoteOnTicket",
  "id": "sha256:705b226f65c588f29d57e7dea419f61cd1d8fefe59cb7c198bb3a1e0800d5bbf"
}
