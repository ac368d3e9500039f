// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A reply to a request, or an internal note */
export type WriteOnRequestInput = {
  body: string;
  idempotencyKey: string;
  requestId: string;
};

export type AnswerRequestMutationVariables = Exact<{
  input: WriteOnRequestInput;
}>;


export type AnswerRequestMutation = { answerRequest: { refusal: string | null } };

export const AnswerRequest: Operation<AnswerRequestMutation, AnswerRequestMutationVariables> = {
  "name": "AnswerRequest",
  "id": "sha256:9e5ec54eeb4335dc07ec9656a19cda73aab6cabbd935c253ef3cd3bac1f083ab"
}
