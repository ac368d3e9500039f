// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KeptRequestsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type KeptRequestsQuery = { keptRequests: { total: number, next: string | null, entries: Array<{ id: string, number: string, kind: string, state: string, subject: string, receivedAt: string, replyDueAt: string }> } };

export const KeptRequests: Operation<KeptRequestsQuery, KeptRequestsQueryVariables> = {
  "name": "KeptRequests",
  "id": "sha256:0035c67d1e6f06349b7036b934c6e5c7fa0630bd3fdd3a9e633c8afcf515ff11"
}
