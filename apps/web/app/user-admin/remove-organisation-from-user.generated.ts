// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RemoveOrganisationInput = {
  idempotencyKey: string;
  /** The caller knows that they may lose the view */
  isConfirmed: boolean;
  organisationId: string;
  userId: string;
};

export type RemoveOrganisationFromUserMutationVariables = Exact<{
  input: RemoveOrganisationInput;
}>;


export type RemoveOrganisationFromUserMutation = { removeOrganisationFromUser: { id: string | null, losesView: boolean, refusal: string | null, fields: Array<string> } };

export const RemoveOrganisationFromUser: Operation<RemoveOrganisationFromUserMutation, RemoveOrganisationFromUserMutationVariables> = {
  "name": "RemoveOrganisationFromUser",
  "id": "sha256:e29f196df6f5dcef363e99658da2cadcb11c7430d7038da02396d35c8f6c89b0"
}
