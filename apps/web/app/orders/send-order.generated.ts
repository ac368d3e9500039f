// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderLineInput = {
  articleNumber: string;
  quantity: number;
};

export type SendOrderInput = {
  /** The total that the customer saw, in minor units; another total refuses the order: prices-changed */
  expectedTotal?: number | null | undefined;
  idempotencyKey: string;
  lines: Array<OrderLineInput>;
  /** May be empty */
  note: string;
  plantId: string;
  /** May be empty */
  reference: string;
};

export type SendOrderMutationVariables = Exact<{
  input: SendOrderInput;
  language: string;
}>;


export type SendOrderMutation = { sendOrder: { id: string | null, refusal: string | null, fields: Array<string> } };

export const SendOrder: Operation<SendOrderMutation, SendOrderMutationVariables> = {
  "name": "SendOrder",
  "id": "sha256:f86221b5095cf59fecc73b9cacf1d857b49a5de1b983813430f49938d3de7003"
}
