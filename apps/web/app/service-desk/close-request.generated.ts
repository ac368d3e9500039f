// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CloseRequestMutationVariables = Exact<{
  id: string;
}>;


export type CloseRequestMutation = { closeRequest: { refusal: string | null } };

export const CloseRequest: Operation<CloseRequestMutation, CloseRequestMutationVariables> = {
  "name": "CloseRequest",
  "id": "sha256:0441a832a9aef8f44f6be2b39b31e79a4cfabbff723e0f8945f6c7fe34dbb9d1"
}
