// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CannedTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type CannedTextsQuery = { cannedTexts: Array<{ id: string, version: number, language: string, title: string, body: string }> };

export const CannedTexts: Operation<CannedTextsQuery, CannedTextsQueryVariables> = {
  "name": "CannedTexts",
  "id": "sha256:676c527e5ef1be5b1ab6b1ef88aa01287f2b463c932ca2f586d29a548b125f58"
}
