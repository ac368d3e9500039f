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
  "text": "query SharedComparison($id: ID!, $language: String!, $country: String) {\n  getSharedComparison(id: $id, language: $language, country: $country) {\n    id\n    measurementSystem\n    sharedAt\n    entries {\n      slug\n      variantId\n    }\n    changes {\n      slug\n      product\n      name\n      unit\n      before\n      now\n    }\n  }\n}"
}
