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


export type MachineNameplateQuery = { machineNameplate: { serialNumber: string, productSlug: string, model: string, image: string | null, builtIn: number, placedOnMarket: string, onlineUntil: string, instructions: Array<{ id: string, kind: string, title: string, language: string, origin: string, version: string, issuedOn: string, softwareFrom: string | null, softwareUntil: string | null, byteSize: number, replaces: string | null, changes: Array<{ page: number | null, text: string }> }>, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null };

export const MachineNameplate: Operation<MachineNameplateQuery, MachineNameplateQueryVariables> = {
  "name": "MachineNameplate",
  "id": "sha256:abbf35ac9ce85f927881576a90698da23362a76907abc4e72fb351bc0ca95b91"
}
