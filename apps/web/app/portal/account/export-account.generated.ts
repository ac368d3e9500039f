// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ExportAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportAccountMutation = { exportAccount: { refusal: string | null, document: string | null } };

export const ExportAccount: Operation<ExportAccountMutation, ExportAccountMutationVariables> = {
  "name": "ExportAccount",
  "id": "sha256:7cfaec7f4c63204c9d9cb57953629ebb15c8eeb2e8bf25b2e00b94d59dd8f090"
}
