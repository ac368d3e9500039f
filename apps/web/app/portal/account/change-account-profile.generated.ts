// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountProfileInput = {
  address: string;
  city: string;
  /** May be empty, like all following fields except the language */
  company: string;
  country: string;
  firstName: string;
  language: string;
  lastName: string;
  postalCode: string;
  telephone: string;
};

export type ChangeAccountProfileMutationVariables = Exact<{
  input: AccountProfileInput;
}>;


export type ChangeAccountProfileMutation = { changeAccountProfile: { refusal: string | null } };

export const ChangeAccountProfile: Operation<ChangeAccountProfileMutation, ChangeAccountProfileMutationVariables> = {
  "name": "ChangeAccountProfile",
  "id": "sha256:c5a6a3ea9786e7378a49d918c9e20945bd3782e6d1ef8ff55570ecc10c3df579"
}
