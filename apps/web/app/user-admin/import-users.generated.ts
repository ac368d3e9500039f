// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ImportUsersMutationVariables = Exact<{
  csv: string;
  isTrial: boolean;
}>;


export type ImportUsersMutation = { importUsers: { refusal: string | null, rows: Array<{ line: number, email: string, outcome: string }> } };

export const ImportUsers: Operation<ImportUsersMutation, ImportUsersMutationVariables> = {
  "name": "ImportUsers",
  "id": "sha256:5d6f8d8780036d708d84095386bd80c60dc2ae92dbcf1f665646f0c5cf33123f"
}
