// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { total: number, next: string | null, entries: Array<{ id: string, number: string, reference: string, createdAt: string, plantName: string, organisationName: string, orderedBy: string, lineCount: number }> } };

export const Orders: Operation<OrdersQuery, OrdersQueryVariables> = {
  "name": "Orders",
  "id": "sha256:25ba56d5e4292267c805dc041fe352651209c1a24202f22ced8ec9c9893e450e"
}
