// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SoftwareQueryVariables = Exact<{
  language: string;
}>;


export type SoftwareQuery = { software: Array<{ family: string, releases: Array<{ id: string, version: string, releasedOn: string, notes: string, fileName: string, byteSize: number, sha256: string }>, machines: Array<{ serialNumber: string, model: string, nameInPlant: string, softwareVersion: string, versionsBehind: number }> }> };

export const Software: Operation<SoftwareQuery, SoftwareQueryVariables> = {
  "name": "Software",
  "id": "sha256:3310d45f7dda6914e1c517b910e2f7fc966824636d9ec72c372db07ab9e44d42"
}
