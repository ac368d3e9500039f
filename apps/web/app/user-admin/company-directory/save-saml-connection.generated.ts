// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SamlConnectionInput = {
  idempotencyKey: string;
  /** The metadata as XML, or their address */
  metadata: string;
  organisationId: string;
};

export type SaveSamlConnectionMutationVariables = Exact<{
  input: SamlConnectionInput;
}>;


export type SaveSamlConnectionMutation = { saveSamlConnection: { id: string | null, refusal: string | null, fields: Array<string> } };

export const SaveSamlConnection: Operation<SaveSamlConnectionMutation, SaveSamlConnectionMutationVariables> = {
  "name": "SaveSamlConnection",
  "id": "sha256:4353ac91902aea03be082b712f198a1c85348ac2715ab27a181fe683d6153ff8"
}
