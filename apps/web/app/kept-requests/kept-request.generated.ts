// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KeptRequestQueryVariables = Exact<{
  id: string;
}>;


export type KeptRequestQuery = { keptRequest: { number: string, kind: string, state: string, receivedAt: string, replyDueAt: string, token: string | null, answers: Array<{ question: string, answer: string }>, files: Array<{ fileName: string, byteSize: number, state: string, link: string | null }>, comments: Array<{ id: string, words: string, isService: boolean, addedAt: string }> } | null };

export const KeptRequest: Operation<KeptRequestQuery, KeptRequestQueryVariables> = {
  "name": "KeptRequest",
  "id": "sha256:42da79e27169fe9ef270c8bf9176fd79f603f8e684266a8d3f6927216b905301"
}
