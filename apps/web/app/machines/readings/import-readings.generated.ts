// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ImportReadingsMutationVariables = Exact<{
  serialNumber: string;
  csv: string;
  isTrial: boolean;
}>;


export type ImportReadingsMutation = { importReadings: { refusal: string | null, accepted: number, saved: number, skipped: Array<{ line: number, reason: string }> } };

export const ImportReadings: Operation<ImportReadingsMutation, ImportReadingsMutationVariables> = {
  "name": "ImportReadings",
  "id": "sha256:67af058a80bca806740498142962afde4f9ec124325e62cf0417188a2cfc4c8e"
}
