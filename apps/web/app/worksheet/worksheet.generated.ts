// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MisfitReason =
  | 'above'
  | 'below'
  | 'not_listed'
  | 'not_stated';

export type WorksheetQueryVariables = Exact<{
  language: string;
  country?: string | null | undefined;
  crossSectionMm2?: number | null | undefined;
  lengthMm?: number | null | undefined;
  insulation?: string | null | undefined;
  piecesPerHour?: number | null | undefined;
}>;


export type WorksheetQuery = { getProductsByProcess: { matches: Array<{ slug: string, name: string, route: string, image: string, shortDescription: string, classification: { slug: string } | null }>, nearMisses: Array<{ attribute: string, reason: MisfitReason, limit: number | null, product: { slug: string, name: string, route: string, image: string, shortDescription: string, classification: { slug: string } | null } }> } };

export const Worksheet: Operation<WorksheetQuery, WorksheetQueryVariables> = {
  "name": "Worksheet",
  "text": "query Worksheet($language: String!, $country: String, $crossSectionMm2: Float, $lengthMm: Float, $insulation: String, $piecesPerHour: Float) {\n  getProductsByProcess(\n    language: $language\n    country: $country\n    crossSectionMm2: $crossSectionMm2\n    lengthMm: $lengthMm\n    insulation: $insulation\n    piecesPerHour: $piecesPerHour\n  ) {\n    matches {\n      slug\n      name\n      route\n      image\n      shortDescription\n      classification {\n        slug\n      }\n    }\n    nearMisses {\n      attribute\n      reason\n      limit\n      product {\n        slug\n        name\n        route\n        image\n        shortDescription\n        classification {\n          slug\n        }\n      }\n    }\n  }\n}"
}
