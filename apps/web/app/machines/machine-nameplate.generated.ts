// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachineNameplateQueryVariables = Exact<{
  serialNumber: string;
  language: string;
}>;


export type MachineNameplateQuery = { machineNameplate: { serialNumber: string, productSlug: string, model: string, image: string | null, builtIn: number, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null };

export const MachineNameplate: Operation<MachineNameplateQuery, MachineNameplateQueryVariables> = {
  "name": "MachineNameplate",
  "id": "sha256:de5836403dd3663d70a0273022d261a507d71eb1ab4847ea410360d1b8a14e40"
}
