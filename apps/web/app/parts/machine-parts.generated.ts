// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachinePartsQueryVariables = Exact<{
  slug: string;
  language: string;
  serial: string;
  page: number;
}>;


export type MachinePartsQuery = { productParts: { total: number, builtOn: string | null, parts: Array<{ id: string, articleNumber: string, name: string, assembly: string, shape: string | null, isWear: boolean, stock: number, availabilityDays: number, availabilityStatus: string, location: string, replacement: { id: string, articleNumber: string, name: string } | null }> } };

export const MachineParts: Operation<MachinePartsQuery, MachinePartsQueryVariables> = {
  "name": "MachineParts",
  "id": "sha256:1998168385e7cce8221252fa94093a67ff403a3f480625f171079f06464cb097"
}
