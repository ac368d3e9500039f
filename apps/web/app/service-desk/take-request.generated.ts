// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TakeRequestMutationVariables = Exact<{
  id: string;
}>;


export type TakeRequestMutation = { takeRequest: { refusal: string | null } };

export const TakeRequest: Operation<TakeRequestMutation, TakeRequestMutationVariables> = {
  "name": "TakeRequest",
  "id": "sha256:babb9d9f15e7c841f5d6203d91e2a8eb7e9b373b19374398f19ccac2d4998ef1"
}
