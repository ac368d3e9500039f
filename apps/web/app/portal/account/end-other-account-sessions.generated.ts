// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndOtherAccountSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherAccountSessionsMutation = { endOtherAccountSessions: { refusal: string | null } };

export const EndOtherAccountSessions: Operation<EndOtherAccountSessionsMutation, EndOtherAccountSessionsMutationVariables> = {
  "name": "EndOtherAccountSessions",
  "id": "sha256:1ca6363d7ea1ac6dab29a79c06e42d67add5cf65ae6cd0bf211f20ef5b279938"
}
