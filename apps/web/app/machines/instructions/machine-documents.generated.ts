// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachineDocumentsQueryVariables = Exact<{
  serialNumber: string;
}>;


export type MachineDocumentsQuery = { machineNameplate: { serialNumber: string, model: string, onlineUntil: string, instructions: Array<{ id: string, kind: string, title: string, language: string, origin: string, version: string, issuedOn: string, sha256: string, byteSize: number }> } | null };

export const MachineDocuments: Operation<MachineDocumentsQuery, MachineDocumentsQueryVariables> = {
  "name": "MachineDocuments",
  "id": "sha256:fd1be8867f300d6a9c2801a6015a76167979531ccaaa4ae8f6f21c0eece2c018"
}
