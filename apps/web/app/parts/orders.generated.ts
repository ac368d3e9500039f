// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersQuery = { orders: Array<{ id: string, number: string, reference: string, createdAt: string, plantName: string, organisationName: string, orderedBy: string, lineCount: number }> };

export const Orders: Operation<OrdersQuery, OrdersQueryVariables> = {
  "name": "Orders",
  "id": "sha256:d7a2654f9e28f3f2abecad473b41ef63fe2ca0e558ee58a1d8635ec69ded28b9"
}
