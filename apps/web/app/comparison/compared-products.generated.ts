// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasurementSystem =
  | 'Imperial'
  | 'Metric';

export type ComparedProductsQueryVariables = Exact<{
  language: string;
  country?: string | null | undefined;
  slugs: string;
}>;


export type ComparedProductsQuery = { getProductsBySlugs: Array<{ slug: string, name: string, route: string, image: string, classification: { slug: string, name: string, route: string } | null, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }>, variants: Array<{ id: string, nameMetric: string, nameImperial: string, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }> }> };

export const ComparedProducts: Operation<ComparedProductsQuery, ComparedProductsQueryVariables> = {
  "name": "ComparedProducts",
  "id": "sha256:e293faed45161e5580bb568fd1d283c50bb9ea90d77e97d49e410d894f8390b6"
}
