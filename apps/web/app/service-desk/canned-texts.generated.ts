// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CannedTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type CannedTextsQuery = { cannedTexts: Array<{ id: string, version: number, language: string, title: string, body: string, solves: boolean }> };

export const CannedTexts: Operation<CannedTextsQuery, CannedTextsQueryVariables> = {
  "name": "CannedTexts",
  "id": "sha256:744a4dcb0058c6ed94a5b0f8506b1b03f9c50e1a4c83cf7aaf377e88bc033f8e"
}
