// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderSurroundingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderSurroundingsQuery = { plants: Array<{ id: string, name: string, organisationName: string }> };

export const OrderSurroundings: Operation<OrderSurroundingsQuery, OrderSurroundingsQueryVariables> = {
  "name": "OrderSurroundings",
  "id": "sha256:d0e5b3217f1868ea702d8cbda570fca7f714c9801562e4ff5b585a54d46a82f9"
}
