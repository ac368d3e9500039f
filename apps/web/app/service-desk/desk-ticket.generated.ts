// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskTicketQueryVariables = Exact<{
  id: string;
}>;


export type DeskTicketQuery = { ticket: { description: string, author: string, isMine: boolean, isOpen: boolean, ticket: { id: string, number: string, type: string, subject: string, organisation: string, machineName: string, serialNumber: string, concern: string, status: string, location: string, contact: string | null, createdAt: string, answerDueAt: string, firstAnswerAt: string | null }, comments: Array<{ id: string, text: string, author: string, isService: boolean, isInternal: boolean, isMine: boolean, writtenAt: string }>, attachments: Array<{ id: string, fileName: string, byteSize: number, state: string, commentId: string | null }> } | null, cannedTexts: Array<{ id: string, language: string, title: string, body: string }> };

export const DeskTicket: Operation<DeskTicketQuery, DeskTicketQueryVariables> = {
  "name": "DeskTicket",
  "id": "sha256:9285b41bb28f9f1791573c46b66797c1d5ae8481fbaf363b40eba4a5609f5ab1"
}
