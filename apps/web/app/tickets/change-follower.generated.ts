// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangeFollowerInput = {
  isFollower: boolean;
  personId: string;
  ticketId: string;
};

export type ChangeFollowerMutationVariables = Exact<{
  input: ChangeFollowerInput;
}>;


export type ChangeFollowerMutation = { changeFollower: { refusal: string | null } };

export const ChangeFollower: Operation<ChangeFollowerMutation, ChangeFollowerMutationVariables> = {
  "name": "ChangeFollower",
  "id": "sha256:9fe00bfc55188aed041d4fb88c176c2fa3cc6498db1925cb2bcf9d6e3c15218a"
}
