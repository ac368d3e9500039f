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

export type OwnAdvisoryQueryVariables = Exact<{
  trackingId: string;
}>;


export type OwnAdvisoryQuery = { ownAdvisory: { advisory: { trackingId: string, path: string, version: string, language: string, title: string, releasedAt: string, updatedAt: string, publisher: string, contact: string | null, cves: Array<string>, summary: Array<string>, severity: string, score: number | null, vector: string | null, acknowledgments: Array<string>, remediations: Array<{ category: string, details: string }>, metrics: Array<{ metric: string, value: string }>, products: Array<{ productId: string, name: string, status: string, fixVersion: string | null }>, history: Array<{ at: string, summary: string }> }, own: { state: string, dueOn: string, machines: Array<{ id: string, serialNumber: string, model: string, assetName: string, place: string, softwareVersion: string, status: string, state: string, answer: { answer: string, acceptedUntil: string | null, reason: string | null, answeredBy: string, answeredAt: string } | null }>, fixes: Array<{ family: string, version: string, byteSize: number | null }> } } | null };

export type AdvisoryDetailsFragment = { trackingId: string, path: string, version: string, language: string, title: string, releasedAt: string, updatedAt: string, publisher: string, contact: string | null, cves: Array<string>, summary: Array<string>, severity: string, score: number | null, vector: string | null, acknowledgments: Array<string>, remediations: Array<{ category: string, details: string }>, metrics: Array<{ metric: string, value: string }>, products: Array<{ productId: string, name: string, status: string, fixVersion: string | null }>, history: Array<{ at: string, summary: string }> };

export const Advisory: Operation<AdvisoryQuery, AdvisoryQueryVariables> = {
  "name": "Advisory",
  "id": "sha256:5187beb26ed79291f80987cfd040d9391131a3791c2e7430a0386a039eb0ed2a"
}

export const OwnAdvisory: Operation<OwnAdvisoryQuery, OwnAdvisoryQueryVariables> = {
  "name": "OwnAdvisory",
  "id": "sha256:573c863d3307f7dd9c7a17760c746b8adfce97011a257f12c4234c9753b7593a"
}
