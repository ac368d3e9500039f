// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: { note: string, order: { id: string, number: string, reference: string, createdAt: string, plantName: string, organisationName: string, orderedBy: string, lineCount: number }, lines: Array<{ position: number, articleNumber: string, name: string, quantity: number }> } | null };

export const Order: Operation<OrderQuery, OrderQueryVariables> = {
  "name": "Order",
  "id": "sha256:e7a10c60e1f2a7d46ebe11b5751e7f527a05b5fcef21aa767c651b61796209b5"
}
