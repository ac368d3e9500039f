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


export type MachineNameplateQuery = { machineNameplate: { serialNumber: string, productSlug: string, model: string, image: string | null, builtIn: number, placedOnMarket: string, onlineUntil: string, supportUntil: string | null, instructions: Array<{ id: string, kind: string, title: string, language: string, origin: string, version: string, issuedOn: string, softwareFrom: string | null, softwareUntil: string | null, byteSize: number, replaces: string | null, changes: Array<{ page: number | null, text: string }> }>, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null };

export const MachineNameplate: Operation<MachineNameplateQuery, MachineNameplateQueryVariables> = {
  "name": "MachineNameplate",
  "id": "sha256:aa5880de89eb21d2ffe608022476870c5836ad7fdcfd323d96b3fc0e1b6d8811"
}
