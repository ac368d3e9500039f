// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CloseTicketInput = {
  /** May be empty */
  comment: string;
  reason: string;
  ticketId: string;
};

export type CloseTicketMutationVariables = Exact<{
  input: CloseTicketInput;
}>;


export type CloseTicketMutation = { closeTicket: { refusal: string | null, fields: Array<string> } };

export const CloseTicket: Operation<CloseTicketMutation, CloseTicketMutationVariables> = {
  "name": "CloseTicket",
  "id": "sha256:1614199f8d20071f16ce799002e95dfa541d6ea951cbe434328ef2493e10bf56"
}
