// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An answer to a request, or a note on it */
export type WriteOnRequestInput = {
  idempotencyKey: string;
  requestId: string;
  words: string;
};

export type NoteOnRequestMutationVariables = Exact<{
  input: WriteOnRequestInput;
}>;


export type NoteOnRequestMutation = { noteOnRequest: { refusal: string | null } };

export const NoteOnRequest: Operation<NoteOnRequestMutation, NoteOnRequestMutationVariables> = {
  "name": "NoteOnRequest",
  "id": "sha256:4920dee81764314b6cb89fa1f83aac9170c1764b69296dfc042804f4a9eb42e8"
}
