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
  /** Whether an answer of the service solves the ticket as well */
  solves?: boolean | null | undefined;
  text: string;
  ticketId: string;
};

export type AddTicketNoteMutationVariables = Exact<{
  input: NoteOnTicketInput;
}>;


export type AddTicketNoteMutation = { addTicketNote: { refusal: string | null } };

export const AddTicketNote: Operation<AddTicketNoteMutation, AddTicketNoteMutationVariables> = {
  "name": "AddTicketNote",
  "id": "sha256:5cb68b9a6b766ea3822c27b03395f3dfe58308538b05026a7bdef73a4e6b7c6d"
}
