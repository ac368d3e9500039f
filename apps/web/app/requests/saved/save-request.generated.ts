// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveRequestMutationVariables = Exact<{
  token: string;
}>;


export type SaveRequestMutation = { saveRequest: { id: string | null, refusal: string | null } };

export const SaveRequest: Operation<SaveRequestMutation, SaveRequestMutationVariables> = {
  "name": "SaveRequest",
  "id": "sha256:8b06664998f1c565d618ca34608ee821c027737fe2c0fd5856379484b95faafe"
}
