// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndAccountSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndAccountSessionMutation = { endAccountSession: { refusal: string | null } };

export const EndAccountSession: Operation<EndAccountSessionMutation, EndAccountSessionMutationVariables> = {
  "name": "EndAccountSession",
  "id": "sha256:42fbc7f5d143b6f12bc3e4d9518207bbaac12cb3855d2cc71d52ace79185c85e"
}
