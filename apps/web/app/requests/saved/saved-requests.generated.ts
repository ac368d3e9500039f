// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedRequestsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SavedRequestsQuery = { savedRequests: { total: number, next: string | null, entries: Array<{ id: string, number: string, kind: string, state: string, subject: string, receivedAt: string, replyDueAt: string }> } };

export const SavedRequests: Operation<SavedRequestsQuery, SavedRequestsQueryVariables> = {
  "name": "SavedRequests",
  "id": "sha256:4adefddc140a32791b06dda4f0e39810bd25ae389a5ca4edeb36dc7cbc5c5db1"
}
