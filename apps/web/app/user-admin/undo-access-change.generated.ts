// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UndoAccessInput = {
  accessId: string;
  idempotencyKey: string;
  /** The version that the change returned */
  version: number;
};

export type UndoAccessChangeMutationVariables = Exact<{
  input: UndoAccessInput;
}>;


export type UndoAccessChangeMutation = { undoAccessChange: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const UndoAccessChange: Operation<UndoAccessChangeMutation, UndoAccessChangeMutationVariables> = {
  "name": "UndoAccessChange",
  "id": "sha256:f08607920d1f9ffdd48d66560dd9eaf388440a2b29def37ed7aaaab2b7262048"
}
