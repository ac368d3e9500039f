// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NewScimTokenInput = {
  idempotencyKey: string;
  organisationId: string;
};

export type MakeScimTokenMutationVariables = Exact<{
  input: NewScimTokenInput;
}>;


export type MakeScimTokenMutation = { makeScimToken: { token: string | null, refusal: string | null, fields: Array<string> } };

export const MakeScimToken: Operation<MakeScimTokenMutation, MakeScimTokenMutationVariables> = {
  "name": "MakeScimToken",
  "id": "sha256:0702f496170013f19b39b9d0483339c9c0b06c958fdcca9bcf78c5ec7c4127e0"
}
