// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskTicketQueryVariables = Exact<{
  id: string;
}>;


export type DeskTicketQuery = { ticket: { description: string, author: string, isMine: boolean, isOpen: boolean, ticket: { id: string, number: string, type: string, subject: string, organisation: string, machineName: string, serialNumber: string, concern: string, status: string, priority: number, mergedInto: string | null, location: string, contact: string | null, createdAt: string, firstResponseDueAt: string, firstResponseAt: string | null, solutionDueAt: string | null }, links: Array<{ id: string, number: string, subject: string, status: string, organisation: string, kind: string, relation: string }>, similar: Array<{ id: string, number: string, subject: string, machineName: string, isSameMachine: boolean }>, history: Array<{ id: string, kind: string, person: string, happenedAt: string, linkedNumber: string | null }>, comments: Array<{ id: string, text: string, author: string, isService: boolean, isInternal: boolean, isMine: boolean, writtenAt: string }>, attachments: Array<{ id: string, fileName: string, byteSize: number, state: string, commentId: string | null }> } | null, deskAgents: Array<{ id: string, name: string }>, cannedTexts: Array<{ id: string, language: string, title: string, body: string, solves: boolean }> };

export const DeskTicket: Operation<DeskTicketQuery, DeskTicketQueryVariables> = {
  "name": "DeskTicket",
  "id": "sha256:2af6469e5ae9ccb1d75cf67107d8de61c78963cad8fd36ee8f54dc3a792e0720"
}
