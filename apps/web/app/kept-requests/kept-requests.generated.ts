// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KeptRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptRequestsQuery = { keptRequests: Array<{ id: string, number: string, kind: string, state: string, subject: string, receivedAt: string, replyDueAt: string }> };

export const KeptRequests: Operation<KeptRequestsQuery, KeptRequestsQueryVariables> = {
  "name": "KeptRequests",
  "id": "sha256:cfc05afbfcfe6f69c2adcb27ee76fcfc2ce338f0b713c2be44827c08c2c07403"
}
