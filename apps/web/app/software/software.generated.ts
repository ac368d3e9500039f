// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SoftwareQueryVariables = Exact<{
  language: string;
}>;


export type SoftwareQuery = { software: Array<{ family: string, releases: Array<{ id: string, version: string, releasedOn: string, notes: string, fileName: string, byteSize: number, sha256: string, signature: string }>, machines: Array<{ serialNumber: string, model: string, nameInPlant: string, plantId: string, plantName: string, softwareVersion: string, versionsBehind: number }> }> };

export const Software: Operation<SoftwareQuery, SoftwareQueryVariables> = {
  "name": "Software",
  "id": "sha256:0d74674d4e86e8bf55c09c624c278c429315fc1791280b936224c0dc321e5f7b"
}
