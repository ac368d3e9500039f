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


export type MachineNameplateQuery = { machineNameplate: { serialNumber: string, productSlug: string, model: string, image: string | null, builtIn: number, placedOnMarket: string, onlineUntil: string, supportUntil: string | null, product: { brand: string, technicalData: Array<{ key: string, unit: string, minimum: number | null, maximum: number | null, names: Array<{ language: string, text: string }>, texts: Array<{ language: string, text: string }> }> } | null, instructions: Array<{ id: string, kind: string, title: string, language: string, origin: string, version: string, issuedOn: string, softwareFrom: string | null, softwareUntil: string | null, byteSize: number, replaces: string | null, changes: Array<{ page: number | null, text: string }> }>, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null };

export const MachineNameplate: Operation<MachineNameplateQuery, MachineNameplateQueryVariables> = {
  "name": "MachineNameplate",
  "id": "sha256:c10980690baffafb3d76f9d77939ee32b4e421e65ce00d7c78f587cbaac15204"
}
