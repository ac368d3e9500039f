// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddFromPhoneMutationVariables = Exact<{
  token: string;
  files: Array<string> | string;
}>;


export type AddFromPhoneMutation = { addFromPhone: { refusal: string | null } };

export const AddFromPhone: Operation<AddFromPhoneMutation, AddFromPhoneMutationVariables> = {
  "name": "AddFromPhone",
  "id": "sha256:f900d8cf98fbdc1397d5601605e91b4563f11c0ba7c5a3dd1693d8fb5f4fd8c9"
}
