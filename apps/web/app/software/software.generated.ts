// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SoftwareQueryVariables = Exact<{
  language: string;
}>;


export type SoftwareQuery = { lastDownloads: Array<{ family: string, version: string, at: string }>, software: Array<{ family: string, releases: Array<{ id: string, version: string, releasedOn: string, notes: string, fileName: string, byteSize: number, sha256: string, components: number | null, signature: string }>, machines: Array<{ serialNumber: string, model: string, assetName: string, plantId: string, plantName: string, softwareVersion: string, versionsBehind: number }> }> };

export const Software: Operation<SoftwareQuery, SoftwareQueryVariables> = {
  "name": "Software",
  "id": "sha256:7e4adaad7662ee2fe4a552b3218a8c50994d00767d22b6bf424f691822f27741"
}
