// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenTicketInput = {
  /** Id of a machine, or not-listed */
  affectedMachine: string;
  /** Ids of uploads */
  attachments: Array<string>;
  concern: string;
  description: string;
  idempotencyKey: string;
  locationId: string;
  /** May be empty */
  machineName: string;
  /** May be empty */
  serialNumber: string;
  subject: string;
  type: string;
};

export type OpenTicketMutationVariables = Exact<{
  input: OpenTicketInput;
}>;


export type OpenTicketMutation = { openTicket: { id: string | null, number: string | null, refusal: string | null, fields: Array<string> } };

export const OpenTicket: Operation<OpenTicketMutation, OpenTicketMutationVariables> = {
  "name": "OpenTicket",
  "id": "sha256:807da1c77cdc3421b49e5b09c6c8d48f4e19a094f82e5297117984ce8ba8c537"
}
