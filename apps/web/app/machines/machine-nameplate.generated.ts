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


export type MachineNameplateQuery = { machineNameplate: { serialNumber: string, productSlug: string, model: string, image: string | null, builtIn: number, placedOnMarket: string, onlineUntil: string, supportUntil: string | null, advisories: Array<{ trackingId: string, language: string, title: string, severity: string, score: number | null, fixedIn: Array<string> }>, product: { brand: string, technicalData: Array<{ key: string, unit: string, minimum: number | null, maximum: number | null, names: Array<{ language: string, text: string }>, texts: Array<{ language: string, text: string }> }> } | null, instructions: Array<{ id: string, kind: string, title: string, language: string, origin: string, version: string, issuedOn: string, softwareFrom: string | null, softwareUntil: string | null, byteSize: number, replaces: string | null, changes: Array<{ page: number | null, text: string }> }>, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null };

export const MachineNameplate: Operation<MachineNameplateQuery, MachineNameplateQueryVariables> = {
  "name": "MachineNameplate",
  "id": "sha256:5cfdbb88c420a7fa6b350199f8c3c0a9b66e5b10dffafa7e77d1fc20dae80326"
}
