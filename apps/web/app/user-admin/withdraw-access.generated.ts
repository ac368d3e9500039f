// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndAccessInput = {
  accessId: string;
  idempotencyKey: string;
  /** May be empty */
  reason: string;
};

export type WithdrawAccessMutationVariables = Exact<{
  input: EndAccessInput;
}>;


export type WithdrawAccessMutation = { withdrawAccess: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const WithdrawAccess: Operation<WithdrawAccessMutation, WithdrawAccessMutationVariables> = {
  "name": "WithdrawAccess",
  "id": "sha256:2eb8c5dea37704b1b0462295a657a3fd6b0962c913a2d2497b3d8545c5d7b2c5"
}
