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


export type ImportMachinesMutation = { importMachines: { refusal: string | null, verdicts: Array<{ line: number, serialNumber: string, verdict: string }> } };

export const ImportMachines: Operation<ImportMachinesMutation, ImportMachinesMutationVariables> = {
  "name": "ImportMachines",
  "id": "sha256:1dbb5f1e10761dc5db518137926d61d6889ff275cb6ab0d3d55bb602f869aadb"
}
