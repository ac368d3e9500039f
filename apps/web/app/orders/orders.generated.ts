// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrdersQueryVariables = Exact<{
  status?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { total: number, next: string | null, entries: Array<{ id: string, number: string, reference: string, createdAt: string, plantName: string, organisationName: string, orderedBy: string, lineCount: number, currency: string | null, total: number | null, linesOnRequest: number, status: string, expectedOn: string | null }> } };

export const Orders: Operation<OrdersQuery, OrdersQueryVariables> = {
  "name": "Orders",
  "id": "sha256:02be66668c199db8ddd08de9a8400f0074fbfea9b4dc585307b287d2d825066f"
}
