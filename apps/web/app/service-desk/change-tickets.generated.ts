// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangeTicketsInput = {
  /** assign, solve */
  action: string;
  /** Of an agent, or me; only to assign */
  assigneeId?: string | null | undefined;
  /** A new id of the client; a repeated one changes nothing */
  id: string;
  /** At most 100 */
  ticketIds: Array<string>;
};

export type LinkTicketsInput = {
  /** related, duplicate, cause */
  kind: string;
  /** Number of the other ticket */
  number: string;
  ticketId: string;
};

export type MergeTicketsInput = {
  /** The ticket that takes over its conversation */
  intoId: string;
  /** The ticket that ends */
  ticketId: string;
};

export type ChangeTicketsMutationVariables = Exact<{
  input: ChangeTicketsInput;
}>;


export type ChangeTicketsMutation = { changeTickets: { id: string | null, changed: number, skipped: number, refusal: string | null } };

export type UndoTicketsChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoTicketsChangeMutation = { undoTicketsChange: { id: string | null, changed: number, skipped: number, refusal: string | null } };

export type LinkTicketsMutationVariables = Exact<{
  input: LinkTicketsInput;
}>;


export type LinkTicketsMutation = { linkTickets: { id: string | null, refusal: string | null } };

export type UnlinkTicketsMutationVariables = Exact<{
  ticketId: string;
  otherId: string;
}>;


export type UnlinkTicketsMutation = { unlinkTickets: { id: string | null, refusal: string | null } };

export type MergeTicketsMutationVariables = Exact<{
  input: MergeTicketsInput;
}>;


export type MergeTicketsMutation = { mergeTickets: { id: string | null, refusal: string | null } };

export const ChangeTickets: Operation<ChangeTicketsMutation, ChangeTicketsMutationVariables> = {
  "name": "ChangeTickets",
  "id": "sha256:93842bf1309f7b0e803fd50474727b08f429735a2c1fe042c468fff370cbfcb4"
}

export const UndoTicketsChange: Operation<UndoTicketsChangeMutation, UndoTicketsChangeMutationVariables> = {
  "name": "UndoTicketsChange",
  "id": "sha256:3418c0c7499ea5fb2ad5f7aa3a3be32b95e4c129cfd43723daafaa993ccae361"
}

export const LinkTickets: Operation<LinkTicketsMutation, LinkTicketsMutationVariables> = {
  "name": "LinkTickets",
  "id": "sha256:1850e583eadadd32d9ca13fb21ea58fe830da568a7d7d98448007814a089a468"
}

export const UnlinkTickets: Operation<UnlinkTicketsMutation, UnlinkTicketsMutationVariables> = {
  "name": "UnlinkTickets",
  "id": "sha256:fb574d26db861744b4d63671414132f3ddbc3d9a557d847d8c90e11c39b375a1"
}

export const MergeTickets: Operation<MergeTicketsMutation, MergeTicketsMutationVariables> = {
  "name": "MergeTickets",
  "id": "sha256:cca20e2231c236145cd246f8001aba3142b435e4d3789b52a75394fc1629f0c2"
}
