// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AvailabilityState =
  | 'sold'
  | 'unavailable_in_country';

export type MeasurementSystem =
  | 'Imperial'
  | 'Metric';

export type ProductStatus =
  | 'active'
  | 'cancelled'
  | 'discontinued';

export type AvailabilityQueryVariables = Exact<{
  language: string;
  country: string;
  slug: string;
}>;


export type AvailabilityQuery = { availability: { state: AvailabilityState, name: string, countryCount: number, product: { brand: string, image: string, shortDescription: string, language: string, classification: { name: string } | null, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> } | null, alternatives: Array<{ slug: string, name: string, brand: string, route: string, status: ProductStatus, image: string, shortDescription: string, variantCount: number, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }> } | null };

export const Availability: Operation<AvailabilityQuery, AvailabilityQueryVariables> = {
  "name": "Availability",
  "id": "sha256:748704fa920e8eb2d5d9478d693bb277fcb35db81e70cfa99c2dcb3c72fe88dc"
}
