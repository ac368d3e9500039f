// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NoteOnRequestInput = {
  requestId: string;
  words: string;
};

export type NoteOnRequestMutationVariables = Exact<{
  input: NoteOnRequestInput;
}>;


export type NoteOnRequestMutation = { noteOnRequest: { refusal: string | null } };

export const NoteOnRequest: Operation<NoteOnRequestMutation, NoteOnRequestMutationVariables> = {
  "name": "NoteOnRequest",
  "id": "sha256:bca91999d66de3370abe7047c2eac7526de27cca87cc5f6d63156ccac8147909"
}
