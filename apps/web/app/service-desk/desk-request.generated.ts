// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskRequestQueryVariables = Exact<{
  id: string;
}>;


export type DeskRequestQuery = { deskRequest: { id: string, number: string, kind: string, state: string, subject: string, about: string, language: string, needsReview: boolean, isOwed: boolean | null, awaitsReply: boolean, assignee: string | null, receivedAt: string, replyDueAt: string, answers: Array<{ question: string, answer: string }>, files: Array<{ fileName: string, byteSize: number, state: string, link: string | null }>, thread: Array<{ id: string, text: string, author: string, isService: boolean, isInternal: boolean, writtenAt: string }> } | null, cannedTexts: Array<{ id: string, language: string, title: string, body: string }> };

export const DeskRequest: Operation<DeskRequestQuery, DeskRequestQueryVariables> = {
  "name": "DeskRequest",
  "id": "sha256:54179f04574ad286a9ed156f7eba8697fefa60cd96907236b771699faacec62f"
}
