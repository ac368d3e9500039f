// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RemoveAccountDeviceMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAccountDeviceMutation = { removeAccountDevice: { refusal: string | null } };

export const RemoveAccountDevice: Operation<RemoveAccountDeviceMutation, RemoveAccountDeviceMutationVariables> = {
  "name": "RemoveAccountDevice",
  "id": "sha256:b5675f54bfede007d033661bf9f18d04c1a33dcec96abc5c8f51c21e3c5f9d7f"
}
