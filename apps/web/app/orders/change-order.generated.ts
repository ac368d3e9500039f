// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangeOrderInput = {
  /** One of `actions` of the order */
  action: string;
  carrier?: string | null | undefined;
  /** Required to confirm */
  expectedOn?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  trackingUrl?: string | null | undefined;
  /** The version that the caller has seen */
  version: number;
};

export type ChangeOrderMutationVariables = Exact<{
  input: ChangeOrderInput;
}>;


export type ChangeOrderMutation = { changeOrder: { id: string | null, refusal: string | null, fields: Array<string> } };

export const ChangeOrder: Operation<ChangeOrderMutation, ChangeOrderMutationVariables> = {
  "name": "ChangeOrder",
  "id": "sha256:20399ae5532da825d15e8eeb6eeb762eecf5f8751ac51aec8429b3335d2cd8bb"
}
