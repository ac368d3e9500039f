// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignRequestToMeMutationVariables = Exact<{
  id: string;
}>;


export type AssignRequestToMeMutation = { assignRequestToMe: { refusal: string | null } };

export const AssignRequestToMe: Operation<AssignRequestToMeMutation, AssignRequestToMeMutationVariables> = {
  "name": "AssignRequestToMe",
  "id": "sha256:4850496068abd00ebab0138e88d1c336780b261fd452ec255cf5e0dae0ff7c2e"
}
