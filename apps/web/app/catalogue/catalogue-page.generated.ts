// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasurementSystem =
  | 'Imperial'
  | 'Metric';

export type ProductRelation =
  | 'component'
  | 'related'
  | 'service';

export type ProductSort =
  | 'name'
  | 'newest'
  | 'recommended';

export type ProductStatus =
  | 'active'
  | 'cancelled'
  | 'discontinued';

/** Matches products whose values overlap this range, in the metric unit of the specification */
export type SpecificationFilter = {
  maximum?: number | null | undefined;
  minimum?: number | null | undefined;
  specification: string;
};

export type CataloguePageQueryVariables = Exact<{
  language: string;
  country: string;
  slug: string;
  filters: Array<SpecificationFilter> | SpecificationFilter;
  capabilities: Array<string> | string;
  sort: ProductSort;
  page: number;
  narrowed: boolean;
}>;


export type CataloguePageQuery = { product: { slug: string, name: string, brand: string, status: ProductStatus, route: string, language: string, image: string, shortDescription: string, longDescription: string, video: string | null, supportUntil: string | null, availableIn: Array<string>, images: Array<{ name: string, url: string }>, files: Array<{ id: string, name: string, content_language: string, thumbnail_url: string | null, type: string, url: string, filename: string, extension: string, size_bytes: number }>, highlights: Array<{ name: string, shortDescription: string, longDescription: string, imageUrl: string | null, videoImageUrl: string | null, videoUrl: string | null }>, capabilities: Array<{ id: string, slug: string, name: string, image: string }>, variants: Array<{ id: string, nameMetric: string, nameImperial: string, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }>, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }>, dimensions: { width: number, depth: number, height: number } | null, classification: { slug: string, name: string, lineage: Array<{ name: string, route: string }> } | null, related: Array<{ type: ProductRelation, product: { slug: string, name: string, route: string, image: string, shortDescription: string } }>, successor: { slug: string, name: string, route: string, image: string, shortDescription: string, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> } | null } | null, classification: { slug: string, name: string, description: string, route: string, imageHighRes: string, parent_id: string | null, supported_countries: Array<string>, lineage: Array<{ name: string, route: string }>, childClassifications: Array<{ slug: string, name: string, route: string }>, parent: { name: string, route: string, childClassifications: Array<{ slug: string, name: string, route: string }> } | null } | null, list: { total: number, page: number, pageSize: number, products: Array<{ slug: string, name: string, brand: string, route: string, status: ProductStatus, image: string, shortDescription: string, variantCount: number, classification: { slug: string } | null, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }>, facets: Array<{ specification: string, name: string, unit: string, minimum: number, maximum: number, count: number }>, capabilityFacets: Array<{ slug: string, name: string, count: number }> } | null, all?: { total: number } | null };

export const CataloguePage: Operation<CataloguePageQuery, CataloguePageQueryVariables> = {
  "name": "CataloguePage",
  "id": "sha256:f0fe12b1b71026d81ca1406fc9fba0f8f4e7762ff05e9d2bec6fd211e76eb668"
}
