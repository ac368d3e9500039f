// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClassificationArea =
  | 'products'
  | 'services'
  | 'smart_factory';

export type FamiliesQueryVariables = Exact<{
  language: string;
  country: string;
  area: ClassificationArea;
}>;


export type FamiliesQuery = { families: Array<{ slug: string, name: string, description: string, route: string, image: string, childClassifications: Array<{ slug: string, name: string, route: string }> }> };

export const Families: Operation<FamiliesQuery, FamiliesQueryVariables> = {
  "name": "Families",
  "text": "query Families($language: String!, $country: String!, $area: ClassificationArea!) {\n  families: getProductClassifications(\n    language: $language\n    country: $country\n    area: $area\n  ) {\n    slug\n    name\n    description\n    route\n    image\n    childClassifications {\n      slug\n      name\n      route\n    }\n  }\n}"
}
