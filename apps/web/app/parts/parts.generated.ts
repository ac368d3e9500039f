// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartsQueryVariables = Exact<{
  articleNumbers: Array<string> | string;
  language: string;
  serial?: string | null | undefined;
  plantId?: string | null | undefined;
}>;


export type PartsQuery = { parts: Array<{ id: string, articleNumber: string, name: string, image: string | null, assembly: string, isWear: boolean, stock: number, availabilityDays: number, availabilityStatus: string, location: string, replacement: { id: string, articleNumber: string, name: string } | null, price: { amount: number, listAmount: number | null, currency: string } | null }> };

export const Parts: Operation<PartsQuery, PartsQueryVariables> = {
  "name": "Parts",
  "id": "sha256:d7854894b155d3395bf65f866de3f2f8de8e06c24c560d0b38dcc73da969882b"
}
