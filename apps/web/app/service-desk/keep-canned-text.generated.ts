// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KeepCannedTextInput = {
  body: string;
  /** A new one adds a text */
  id: string;
  language: string;
  title: string;
  /** Which one was changed; 0 for a new text */
  version: number;
};

export type KeepCannedTextMutationVariables = Exact<{
  input: KeepCannedTextInput;
}>;


export type KeepCannedTextMutation = { keepCannedText: { refusal: string | null } };

export const KeepCannedText: Operation<KeepCannedTextMutation, KeepCannedTextMutationVariables> = {
  "name": "KeepCannedText",
  "id": "sha256:38c192e1a692602abbe23625d013bd05306388fc4cedc7615cc38db197be7b22"
}
