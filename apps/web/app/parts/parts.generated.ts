// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartsQueryVariables = Exact<{
  articleNumbers: Array<string> | string;
  language: string;
}>;


export type PartsQuery = { parts: Array<{ id: string, articleNumber: string, name: string, image: string | null, assembly: string, isWear: boolean, stock: number, availabilityDays: number, availabilityStatus: string, location: string, replacement: { id: string, articleNumber: string, name: string } | null }> };

export const Parts: Operation<PartsQuery, PartsQueryVariables> = {
  "name": "Parts",
  "id": "sha256:b66a02313f9fab492efe41bee7e932fd0e9324b5df949bd588e162b9163be950"
}
