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

/** Keeps products whose figures reach into this range, in the metric unit of the specification */
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


export type CataloguePageQuery = { product: { slug: string, name: string, brand: string, status: ProductStatus, route: string, language: string, image: string, shortDescription: string, longDescription: string, video: string | null, soldIn: Array<string>, images: Array<{ name: string, url: string }>, files: Array<{ id: string, name: string, content_language: string, type: string, url: string, filename: string, extension: string, size_bytes: number }>, highlights: Array<{ name: string, shortDescription: string, longDescription: string, imageUrl: string | null, videoImageUrl: string | null, videoUrl: string | null }>, capabilities: Array<{ id: string, slug: string, name: string, image: string }>, variants: Array<{ id: string, nameMetric: string, nameImperial: string, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }>, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }>, classification: { slug: string, name: string, lineage: Array<{ name: string, route: string }> } | null, related: Array<{ type: ProductRelation, product: { slug: string, name: string, route: string, image: string, shortDescription: string } }>, successor: { slug: string, name: string, route: string, image: string, shortDescription: string, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> } | null } | null, classification: { slug: string, name: string, description: string, route: string, imageHighRes: string, parent_id: string | null, supported_countries: Array<string>, lineage: Array<{ name: string, route: string }>, childClassifications: Array<{ slug: string, name: string, route: string }>, parent: { name: string, route: string, childClassifications: Array<{ slug: string, name: string, route: string }> } | null } | null, list: { total: number, page: number, pageSize: number, products: Array<{ slug: string, name: string, brand: string, route: string, status: ProductStatus, image: string, shortDescription: string, variantCount: number, specifications: Array<{ name: string, value: string, unit: string, measurementSystem: MeasurementSystem | null }> }>, facets: Array<{ specification: string, name: string, unit: string, minimum: number, maximum: number, count: number }>, capabilityFacets: Array<{ slug: string, name: string, count: number }> } | null, all?: { total: number } | null };

export const CataloguePage: Operation<CataloguePageQuery, CataloguePageQueryVariables> = {
  "name": "CataloguePage",
  "text": "query CataloguePage($language: String!, $country: String!, $slug: String!, $filters: [SpecificationFilter!]!, $capabilities: [String!]!, $sort: ProductSort!, $page: Int!, $narrowed: Boolean!) {\n  product: getProductBySlugV2(language: $language, country: $country, slug: $slug) {\n    slug\n    name\n    brand\n    status\n    route\n    language\n    image\n    shortDescription\n    longDescription\n    video\n    soldIn\n    images {\n      name\n      url\n    }\n    files {\n      id\n      name\n      content_language\n      type\n      url\n      filename\n      extension\n      size_bytes\n    }\n    highlights {\n      name\n      shortDescription\n      longDescription\n      imageUrl\n      videoImageUrl\n      videoUrl\n    }\n    capabilities {\n      id\n      slug\n      name\n      image\n    }\n    variants {\n      id\n      nameMetric\n      nameImperial\n      specifications {\n        name\n        value\n        unit\n        measurementSystem\n      }\n    }\n    specifications {\n      name\n      value\n      unit\n      measurementSystem\n    }\n    classification {\n      slug\n      name\n      lineage {\n        name\n        route\n      }\n    }\n    related {\n      type\n      product {\n        slug\n        name\n        route\n        image\n        shortDescription\n      }\n    }\n    successor {\n      slug\n      name\n      route\n      image\n      shortDescription\n      specifications {\n        name\n        value\n        unit\n        measurementSystem\n      }\n    }\n  }\n  classification: getProductClassificationBySlug2(\n    language: $language\n    country: $country\n    slug: $slug\n  ) {\n    slug\n    name\n    description\n    route\n    imageHighRes\n    parent_id\n    supported_countries\n    lineage {\n      name\n      route\n    }\n    childClassifications {\n      slug\n      name\n      route\n    }\n    parent {\n      name\n      route\n      childClassifications {\n        slug\n        name\n        route\n      }\n    }\n  }\n  list: getProductsOfClassification(\n    language: $language\n    country: $country\n    slug: $slug\n    filters: $filters\n    capabilities: $capabilities\n    sort: $sort\n    page: $page\n  ) {\n    total\n    page\n    pageSize\n    products {\n      slug\n      name\n      brand\n      route\n      status\n      image\n      shortDescription\n      variantCount\n      specifications {\n        name\n        value\n        unit\n        measurementSystem\n      }\n    }\n    facets {\n      specification\n      name\n      unit\n      minimum\n      maximum\n      count\n    }\n    capabilityFacets {\n      slug\n      name\n      count\n    }\n  }\n  all: getProductsOfClassification(\n    language: $language\n    country: $country\n    slug: $slug\n    pageSize: 1\n  ) @include(if: $narrowed) {\n    total\n  }\n}"
}
