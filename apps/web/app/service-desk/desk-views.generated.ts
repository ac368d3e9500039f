// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveDeskViewInput = {
  /** The query string of the queue */
  filters: string;
  /** A new id adds a view */
  id: string;
  isShared: boolean;
  name: string;
};

export type SaveDeskViewMutationVariables = Exact<{
  input: SaveDeskViewInput;
}>;


export type SaveDeskViewMutation = { saveDeskView: { id: string | null, refusal: string | null } };

export type DeleteDeskViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDeskViewMutation = { deleteDeskView: { id: string | null, refusal: string | null } };

export const SaveDeskView: Operation<SaveDeskViewMutation, SaveDeskViewMutationVariables> = {
  "name": "SaveDeskView",
  "id": "sha256:825ccc3470dda41cc13169e97c7d041b12ce3bb7f0b23e75ca352eceac77ee50"
}

export const DeleteDeskView: Operation<DeleteDeskViewMutation, DeleteDeskViewMutationVariables> = {
  "name": "DeleteDeskView",
  "id": "sha256:658576fc92cbe70ed46234bf8469526f71a4f3f96745f4c5b177cadfb2797161"
}
