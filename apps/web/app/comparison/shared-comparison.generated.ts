// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasurementSystem =
  | 'Imperial'
  | 'Metric';

export type SharedComparisonQueryVariables = Exact<{
  id: string;
  language: string;
  country?: string | null | undefined;
}>;


export type SharedComparisonQuery = { getSharedComparison: { id: string, measurementSystem: MeasurementSystem, sharedAt: string, entries: Array<{ slug: string, variantId: string | null }>, changes: Array<{ slug: string, product: string, name: string, unit: string, before: string | null, now: string | null }> } | null };

export const SharedComparison: Operation<SharedComparisonQuery, SharedComparisonQueryVariables> = {
  "name": "SharedComparison",
  "id": "sha256:b011587e0c60c295a4fee4482436b2e0f6809bf7e5fd5abe2b1e63a99b2f4459"
}
