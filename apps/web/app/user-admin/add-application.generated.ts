// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddApplicationInput = {
  application: string;
  /** The last day of access, as yyyy-mm-dd; null without an end */
  endsOn?: string | null | undefined;
  idempotencyKey: string;
  organisationId: string;
  reason: string;
  role: string;
  userId: string;
};

export type AddApplicationMutationVariables = Exact<{
  input: AddApplicationInput;
}>;


export type AddApplicationMutation = { addApplication: { id: string | null, version: number | null, refusal: string | null, fields: Array<string> } };

export const AddApplication: Operation<AddApplicationMutation, AddApplicationMutationVariables> = {
  "name": "AddApplication",
  "id": "sha256:ca621771f1ed8b540b150437c26e14140ec1ea6f05a55eb340e345d20ab6ae0a"
}
