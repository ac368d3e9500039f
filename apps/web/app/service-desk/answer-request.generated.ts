// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnswerRequestInput = {
  idempotencyKey: string;
  requestId: string;
  words: string;
};

export type AnswerRequestMutationVariables = Exact<{
  input: AnswerRequestInput;
}>;


export type AnswerRequestMutation = { answerRequest: { refusal: string | null } };

export const AnswerRequest: Operation<AnswerRequestMutation, AnswerRequestMutationVariables> = {
  "name": "AnswerRequest",
  "id": "sha256:dab3eeb2bb7cc75b8be1399d908d52ef1478b541d251bc9f1d9394897f8aee6a"
}
