// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachineShellQueryVariables = Exact<{
  serialNumber: string;
}>;


export type MachineShellQuery = { machineNameplate: { serialNumber: string, productSlug: string, model: string, builtIn: number, placedOnMarket: string, instructions: Array<{ id: string, kind: string, title: string, language: string, origin: string, version: string, issuedOn: string, replaces: string | null, crc32: number, byteSize: number }>, product: { brand: string, designations: Array<{ language: string, text: string }>, families: Array<{ language: string, text: string }>, technicalData: Array<{ key: string, unit: string, minimum: number | null, maximum: number | null, names: Array<{ language: string, text: string }>, texts: Array<{ language: string, text: string }> }> } | null } | null };

export const MachineShell: Operation<MachineShellQuery, MachineShellQueryVariables> = {
  "name": "MachineShell",
  "id": "sha256:298ab8b5aaa30f8a5352ab8c6d3ceb5d008decb1ef21e38cdc22b083d8b6d1cf"
}
