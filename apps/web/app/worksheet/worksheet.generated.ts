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

export type ProcessFit =
  | 'no'
  | 'partly'
  | 'yes';

/** The requirements of a wire; omitted ones are not checked */
export type WireRequirements = {
  crossSectionMm2?: number | null | undefined;
  /** Code of the material, such as pvc */
  insulation?: string | null | undefined;
  lengthMm?: number | null | undefined;
  piecesPerHour?: number | null | undefined;
};

export type WorksheetQueryVariables = Exact<{
  language: string;
  country?: string | null | undefined;
  wires: Array<WireRequirements> | WireRequirements;
}>;


export type WorksheetQuery = { getProductsByWires: Array<{ product: { slug: string, name: string, route: string, image: string, shortDescription: string, classification: { slug: string } | null }, matches: Array<{ fits: ProcessFit, misfits: Array<{ attribute: string, reason: MisfitReason, limit: number | null }> }> }> };

export const Worksheet: Operation<WorksheetQuery, WorksheetQueryVariables> = {
  "name": "Worksheet",
  "id": "sha256:12e446d2931f7e8a318e4e0cfb7a746602a142ec6a594ad889fb1fab222d507e"
}
