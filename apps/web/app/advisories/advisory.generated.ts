// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AdvisoryQueryVariables = Exact<{
  trackingId: string;
}>;


export type AdvisoryQuery = { advisory: { trackingId: string, path: string, version: string, language: string, title: string, releasedAt: string, updatedAt: string, publisher: string, contact: string | null, cves: Array<string>, summary: Array<string>, severity: string, score: number | null, vector: string | null, acknowledgments: Array<string>, remediations: Array<{ category: string, details: string }>, metrics: Array<{ metric: string, value: string }>, products: Array<{ productId: string, name: string, status: string, fixVersion: string | null }>, history: Array<{ at: string, summary: string }> } | null };

export const Advisory: Operation<AdvisoryQuery, AdvisoryQueryVariables> = {
  "name": "Advisory",
  "id": "sha256:4020f50d05d16b6f31656191cfc1196eb1a42d4087579bb043a00b60835b2c1c"
}
