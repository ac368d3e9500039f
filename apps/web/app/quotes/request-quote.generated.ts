// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuoteLineInput = {
  articleNumber: string;
  quantity: number;
};

export type RequestQuoteInput = {
  idempotencyKey: string;
  lines: Array<QuoteLineInput>;
  /** May be empty */
  note: string;
  plantId: string;
  /** Of the machine that the parts are for */
  serialNumber?: string | null | undefined;
};

export type RequestQuoteMutationVariables = Exact<{
  input: RequestQuoteInput;
  language: string;
}>;


export type RequestQuoteMutation = { requestQuote: { number: string | null, refusal: string | null, fields: Array<string> } };

export const RequestQuote: Operation<RequestQuoteMutation, RequestQuoteMutationVariables> = {
  "name": "RequestQuote",
  "id": "sha256:6af2205f746c109f66964615411bf0ce49d526726ee4cef31108b42bcd7f4f2c"
}
