// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketQueryVariables = Exact<{
  id: string;
}>;


export type TicketQuery = { ticket: { description: string, author: string, isMine: boolean, isOpen: boolean, canReopen: boolean, ticket: { id: string, number: string, type: string, subject: string, machineId: string | null, machineName: string, serialNumber: string, concern: string, status: string, mergedInto: string | null, waitingFor: string | null, location: string, contact: string | null, createdAt: string, replies: number, firstResponseDueAt: string, firstResponseAt: string | null, closedAt: string | null, closureReason: string | null }, history: Array<{ id: string, kind: string, person: string, happenedAt: string }>, colleagues: Array<{ id: string, name: string, isFollower: boolean, isMe: boolean }>, comments: Array<{ id: string, text: string, author: string, isService: boolean, isMine: boolean, writtenAt: string }>, attachments: Array<{ id: string, fileName: string, byteSize: number, state: string, commentId: string | null }> } | null };

export const Ticket: Operation<TicketQuery, TicketQueryVariables> = {
  "name": "Ticket",
  "id": "sha256:db0c1208391c6d744c03153f2af028437d2122ebbcaf88a25dfa4ffa109d675e"
}
