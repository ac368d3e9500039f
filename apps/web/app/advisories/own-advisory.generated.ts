// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnAdvisoryQueryVariables = Exact<{
  trackingId: string;
}>;


export type OwnAdvisoryQuery = { ownAdvisory: { advisory: { trackingId: string, path: string, version: string, language: string, title: string, releasedAt: string, updatedAt: string, publisher: string, contact: string | null, cves: Array<string>, summary: Array<string>, severity: string, score: number | null, vector: string | null, acknowledgments: Array<string>, remediations: Array<{ category: string, details: string }>, metrics: Array<{ metric: string, value: string }>, products: Array<{ productId: string, name: string, status: string, fixVersion: string | null }>, history: Array<{ at: string, summary: string }> }, own: { state: string, dueOn: string, machines: Array<{ id: string, serialNumber: string, model: string, assetName: string, place: string, softwareVersion: string, status: string, state: string, answer: { answer: string, acceptedUntil: string | null, reason: string | null, answeredBy: string, answeredAt: string } | null }>, fixes: Array<{ family: string, version: string, byteSize: number | null }> } } | null };

export const OwnAdvisory: Operation<OwnAdvisoryQuery, OwnAdvisoryQueryVariables> = {
  "name": "OwnAdvisory",
  "id": "sha256:c33d79635159165aeaac5fc0fe8f18cc646c55a59ff7e5fdf0f505135bf0b019"
}
