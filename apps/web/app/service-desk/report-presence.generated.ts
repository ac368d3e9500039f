// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReportPresenceMutationVariables = Exact<{
  ticketId: string;
  isTyping: boolean;
}>;


export type ReportPresenceMutation = { reportPresence: Array<{ name: string, isTyping: boolean }> };

export const ReportPresence: Operation<ReportPresenceMutation, ReportPresenceMutationVariables> = {
  "name": "ReportPresence",
  "id": "sha256:c9574a7931cd1664d86af4e80c81c8b01f0cd0730ce026638bb86d33380691be"
}
