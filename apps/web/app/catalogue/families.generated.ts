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
  "id": "sha256:0009326bfcc2143ce6210ceff5d65a288d000a6a19600a47946e3a68d2cc72e8"
}
