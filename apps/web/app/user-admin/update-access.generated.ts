// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GrantAccessInput = {
  accessId: string;
  /** The last day of access, as yyyy-mm-dd; null without an end */
  endsOn?: string | null | undefined;
  idempotencyKey: string;
  reason: string;
  role: string;
};

export type UpdateAccessMutationVariables = Exact<{
  input: GrantAccessInput;
}>;


export type UpdateAccessMutation = { updateAccess: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const UpdateAccess: Operation<UpdateAccessMutation, UpdateAccessMutationVariables> = {
  "name": "UpdateAccess",
  "id": "sha256:ac181a118b2b1108a3deb31e9642a52764fce741f1f8ef517a2fa1cbe7db729c"
}
