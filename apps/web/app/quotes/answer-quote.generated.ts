// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnswerQuoteInput = {
  /** Working days */
  deliveryDays: number;
  idempotencyKey: string;
  number: string;
  /** May be empty */
  text: string;
  /** In minor units, in the order of the lines */
  unitPrices: Array<number>;
  /** The last day to accept it */
  validUntil: string;
  /** The version that the caller has seen */
  version: number;
};

export type AnswerQuoteMutationVariables = Exact<{
  input: AnswerQuoteInput;
}>;


export type AnswerQuoteMutation = { answerQuote: { number: string | null, refusal: string | null, fields: Array<string> } };

export const AnswerQuote: Operation<AnswerQuoteMutation, AnswerQuoteMutationVariables> = {
  "name": "AnswerQuote",
  "id": "sha256:d7ca4439b851dada63db1b41742ce7ed4e8952f41aa827d30667f2249cb42b51"
}
