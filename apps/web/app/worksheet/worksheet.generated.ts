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
  "id": "sha256:c8ccd82ab6853de0c61ff01f74e3baf8ede4587d5c2f5e6c649c20d7b84a3eb4"
}
