// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DecideQuoteInput = {
  /** accept, decline or withdraw */
  action: string;
  idempotencyKey: string;
  number: string;
  /** Required to decline */
  reason: string;
  /** Of the order; may be empty */
  reference: string;
  /** The version that the caller has seen */
  version: number;
};

export type DecideQuoteMutationVariables = Exact<{
  input: DecideQuoteInput;
  language: string;
}>;


export type DecideQuoteMutation = { decideQuote: { number: string | null, refusal: string | null, fields: Array<string> } };

export const DecideQuote: Operation<DecideQuoteMutation, DecideQuoteMutationVariables> = {
  "name": "DecideQuote",
  "id": "sha256:bce1392bb092faf022a4b10d26fb64e00852c9d7575100631d12bccda5022618"
}
