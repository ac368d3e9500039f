// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubscribeToReleasesMutationVariables = Exact<{
  email: string;
  scope: string;
  language: string;
}>;


export type SubscribeToReleasesMutation = { subscribeToReleases: { refusal: string | null } };

export const SubscribeToReleases: Operation<SubscribeToReleasesMutation, SubscribeToReleasesMutationVariables> = {
  "name": "SubscribeToReleases",
  "id": "sha256:bf6383ea36c73c79ef4c841d0b9d5dccf3d49acaabdb26ddb4b99444718057a3"
}
