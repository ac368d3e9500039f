// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachineAnswerInput = {
  acceptedUntil?: string | null | undefined;
  /** installed, or accepted with a date and a reason */
  answer: string;
  machineId: string;
  reason?: string | null | undefined;
};

export type AnswerAdvisoryMutationVariables = Exact<{
  trackingId: string;
  answers: Array<MachineAnswerInput> | MachineAnswerInput;
}>;


export type AnswerAdvisoryMutation = { answerAdvisory: { changed: number, refusal: string | null } };

export const AnswerAdvisory: Operation<AnswerAdvisoryMutation, AnswerAdvisoryMutationVariables> = {
  "name": "AnswerAdvisory",
  "id": "sha256:cda409216e867fb39aa398055d28f01c5de3f20ea32b520543b4f84cd5374013"
}
