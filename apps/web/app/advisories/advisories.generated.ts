// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AdvisoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdvisoriesQuery = { advisories: Array<{ trackingId: string, language: string, title: string, summary: string, severity: string, score: number | null, releasedAt: string, updatedAt: string, products: Array<string> }> };

export const Advisories: Operation<AdvisoriesQuery, AdvisoriesQueryVariables> = {
  "name": "Advisories",
  "id": "sha256:b14f57f82304491fbf3ec8ca945f4413eff3f904865e7394c8e3464f5685c58b"
}
