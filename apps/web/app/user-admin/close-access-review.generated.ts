// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CloseAccessReviewInput = {
  idempotencyKey: string;
  organisationId: string;
};

export type CloseAccessReviewMutationVariables = Exact<{
  input: CloseAccessReviewInput;
}>;


export type CloseAccessReviewMutation = { closeAccessReview: { id: string | null, refusal: string | null, fields: Array<string> } };

export const CloseAccessReview: Operation<CloseAccessReviewMutation, CloseAccessReviewMutationVariables> = {
  "name": "CloseAccessReview",
  "id": "sha256:b47f8f52da0dafbb49011e4d71c2c67fdff9e179bf9f6095e1e79bb8023c0653"
}
