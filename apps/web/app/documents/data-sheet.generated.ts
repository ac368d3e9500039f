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


export type DataSheetQuery = { getProductBySlugV2: { slug: string, name: string, route: string, image: string, shortDescription: string, longDescription: string, classification: { name: string } | null, highlights: Array<{ name: string, shortDescription: string }>, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }>, variants: Array<{ id: string, nameMetric: string, nameImperial: string, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }> } | null };

export const DataSheet: Operation<DataSheetQuery, DataSheetQueryVariables> = {
  "name": "DataSheet",
  "text": "query DataSheet($language: String!, $country: String, $slug: String!) {\n  getProductBySlugV2(language: $language, country: $country, slug: $slug) {\n    slug\n    name\n    route\n    image\n    shortDescription\n    longDescription\n    classification {\n      name\n    }\n    highlights {\n      name\n      shortDescription\n    }\n    specifications {\n      name\n      value\n      unit\n      measurementSystem\n    }\n    variants {\n      id\n      nameMetric\n      nameImperial\n      specifications {\n        name\n        value\n        unit\n        measurementSystem\n      }\n    }\n  }\n}"
}
