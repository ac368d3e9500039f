// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ImportMachinesMutationVariables = Exact<{
  csv: string;
  isTrial: boolean;
}>;


export type ImportMachinesMutation = { importMachines: { refusal: string | null, results: Array<{ line: number, serialNumber: string, outcome: string }> } };

export const ImportMachines: Operation<ImportMachinesMutation, ImportMachinesMutationVariables> = {
  "name": "ImportMachines",
  "id": "sha256:885feebe569343da50f42c76b210390771921e281b913f270c4b5c043d1a4fcf"
}
