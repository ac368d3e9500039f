// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KeepRequestMutationVariables = Exact<{
  token: string;
}>;


export type KeepRequestMutation = { keepRequest: { id: string | null, refusal: string | null } };

export const KeepRequest: Operation<KeepRequestMutation, KeepRequestMutationVariables> = {
  "name": "KeepRequest",
  "id": "sha256:436b6d46ceb326cbf5e844c2cb8ac896bde5a6cbe414721192bf2c64f3799b9e"
}
