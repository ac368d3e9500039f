// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachinePlateQueryVariables = Exact<{
  serialNumber: string;
  language: string;
}>;


export type MachinePlateQuery = { machinePlate: { serialNumber: string, productSlug: string, model: string, image: string | null, builtIn: number, documents: Array<{ id: string, name: string, type: string, extension: string, contentLanguage: string, sizeBytes: number }> } | null };

export const MachinePlate: Operation<MachinePlateQuery, MachinePlateQueryVariables> = {
  "name": "MachinePlate",
  "id": "sha256:672957c9d8863fa75eeffc10a5c680f5b0754922983e58d7fbc15b73b92ba109"
}
