// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveCannedTextInput = {
  body: string;
  /** A new id adds a text */
  id: string;
  language: string;
  solves: boolean;
  title: string;
  /** The version that was edited; 0 for a new text */
  version: number;
};

export type SaveCannedTextMutationVariables = Exact<{
  input: SaveCannedTextInput;
}>;


export type SaveCannedTextMutation = { upsertCannedText: { refusal: string | null } };

export const SaveCannedText: Operation<SaveCannedTextMutation, SaveCannedTextMutationVariables> = {
  "name": "SaveCannedText",
  "id": "sha256:526605271340bf4220c73770f049c16cc72c055a1e99f0be7e0a2e502387d8b9"
}
