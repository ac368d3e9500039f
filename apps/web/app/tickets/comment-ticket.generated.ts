// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CommentTicketInput = {
  /** Ids of uploads */
  attachments: Array<string>;
  idempotencyKey: string;
  /** Whether an answer of the service solves the ticket as well */
  solves?: boolean | null | undefined;
  text: string;
  ticketId: string;
};

export type CommentTicketMutationVariables = Exact<{
  input: CommentTicketInput;
}>;


export type CommentTicketMutation = { commentTicket: { refusal: string | null, fields: Array<string> } };

export const CommentTicket: Operation<CommentTicketMutation, CommentTicketMutationVariables> = {
  "name": "CommentTicket",
  "id": "sha256:33054661608f5eb4fd263bf031108b782e09985c356e86b266180ff86d5b84e5"
}
