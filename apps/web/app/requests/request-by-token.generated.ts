// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RequestByTokenQueryVariables = Exact<{
  token: string;
}>;


export type RequestByTokenQuery = { requestByToken: { number: string, kind: string, state: string, timeZone: string, receivedAt: string, replyDueAt: string, telephone: string | null, token: string | null, document: string | null, answers: Array<{ question: string, answer: string }>, files: Array<{ fileName: string, byteSize: number, state: string, link: string | null }>, comments: Array<{ id: string, body: string, isService: boolean, addedAt: string }> } | null };

export const RequestByToken: Operation<RequestByTokenQuery, RequestByTokenQueryVariables> = {
  "name": "RequestByToken",
  "id": "sha256:f3e4966524fa6ca295a3712b5bba69781ffd36cef18554e87335fac7716560eb"
}
