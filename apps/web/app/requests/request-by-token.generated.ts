// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RequestByTokenQueryVariables = Exact<{
  token: string;
}>;


export type RequestByTokenQuery = { requestByToken: { number: string, kind: string, state: string, timeZone: string, receivedAt: string, replyDueAt: string, telephone: string | null, answers: Array<{ question: string, answer: string }>, comments: Array<{ id: string, words: string, addedAt: string }> } | null };

export const RequestByToken: Operation<RequestByTokenQuery, RequestByTokenQueryVariables> = {
  "name": "RequestByToken",
  "text": "query RequestByToken($token: String!) {\n  requestByToken(token: $token) {\n    number\n    kind\n    state\n    timeZone\n    receivedAt\n    replyDueAt\n    telephone\n    answers {\n      question\n      answer\n    }\n    comments {\n      id\n      words\n      addedAt\n    }\n  }\n}"
}
