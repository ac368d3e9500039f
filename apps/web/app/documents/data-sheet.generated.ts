// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasurementSystem =
  | 'Imperial'
  | 'Metric';

export type DataSheetQueryVariables = Exact<{
  language: string;
  country?: string | null | undefined;
  slug: string;
}>;


export type DataSheetQuery = { getProductBySlugV2: { slug: string, name: string, route: string, image: string, shortDescription: string, longDescription: string, supportUntil: string | null, classification: { name: string } | null, highlights: Array<{ name: string, shortDescription: string, imageUrl: string | null }>, capabilities: Array<{ name: string }>, dimensions: { width: number, depth: number, height: number } | null, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }>, variants: Array<{ id: string, nameMetric: string, nameImperial: string, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }> } | null };

export const DataSheet: Operation<DataSheetQuery, DataSheetQueryVariables> = {
  "name": "DataSheet",
  "id": "sha256:3ba0a4483bdb1dac67df6a13ebbba0a66cb7b5e874bd78ae9d887c834e37e339"
}
