// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedRequestQueryVariables = Exact<{
  id: string;
}>;


export type SavedRequestQuery = { savedRequest: { number: string, kind: string, state: string, receivedAt: string, replyDueAt: string, token: string | null, answers: Array<{ question: string, answer: string }>, files: Array<{ fileName: string, byteSize: number, state: string, link: string | null }>, comments: Array<{ id: string, body: string, isService: boolean, addedAt: string }> } | null };

export const SavedRequest: Operation<SavedRequestQuery, SavedRequestQueryVariables> = {
  "name": "SavedRequest",
  "id": "sha256:9e59561b7805db1623870391a1fc76c2925f2eb2810332b9416e8af482811b72"
}
