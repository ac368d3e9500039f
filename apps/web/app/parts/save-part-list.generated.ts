// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartListLineInput = {
  articleNumber: string;
  quantity: number;
};

export type SavePartListInput = {
  lines: Array<PartListLineInput>;
  /** A list with the same name is replaced */
  name: string;
  serialNumber: string;
};

export type SavePartListMutationVariables = Exact<{
  input: SavePartListInput;
}>;


export type SavePartListMutation = { savePartList: { id: string | null, refusal: string | null, fields: Array<string> } };

export const SavePartList: Operation<SavePartListMutation, SavePartListMutationVariables> = {
  "name": "SavePartList",
  "id": "sha256:10ab0d8959b4e4123de58358b5cd72f7cf8369e331c8abae1bc379cbb9a308cd"
}
