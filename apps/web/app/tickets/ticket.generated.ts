// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketQueryVariables = Exact<{
  id: string;
}>;


export type TicketQuery = { ticket: { description: string, author: string, isMine: boolean, isOpen: boolean, canReopen: boolean, ticket: { id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, turn: string | null, location: string, contact: string | null, createdAt: string, replies: number, answerDueAt: string, firstAnswerAt: string | null, closedAt: string | null, closureReason: string | null }, comments: Array<{ id: string, text: string, author: string, isService: boolean, isMine: boolean, writtenAt: string }>, attachments: Array<{ id: string, fileName: string, byteSize: number, state: string, commentId: string | null }> } | null };

export const Ticket: Operation<TicketQuery, TicketQueryVariables> = {
  "name": "Ticket",
  "id": "sha256:e77994365bca2d1d268d77b5ee4ee266ea6e67f66f8ae50fdff5f4e1e1af6649"
}
