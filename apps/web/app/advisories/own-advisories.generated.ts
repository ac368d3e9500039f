// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnAdvisoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAdvisoriesQuery = { ownAdvisories: Array<{ state: string, dueOn: string, entry: { trackingId: string, language: string, title: string, severity: string, score: number | null, releasedAt: string, products: Array<string> }, machines: Array<{ id: string, serialNumber: string, state: string, answer: { acceptedUntil: string | null, answeredBy: string, answeredAt: string } | null }>, fixes: Array<{ family: string, version: string }> }> };

export const OwnAdvisories: Operation<OwnAdvisoriesQuery, OwnAdvisoriesQueryVariables> = {
  "name": "OwnAdvisories",
  "id": "sha256:44cc95f653d5421fd149a4f472f3d08d7f09f042246d6a5b31d85b73e7ede335"
}
