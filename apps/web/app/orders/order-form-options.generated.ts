// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderFormOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderFormOptionsQuery = { plants: Array<{ id: string, name: string, organisationName: string }> };

export const OrderFormOptions: Operation<OrderFormOptionsQuery, OrderFormOptionsQueryVariables> = {
  "name": "OrderFormOptions",
  "id": "sha256:7872cbda3d99bd181c9027804b5c7b13a16d3f3da284d547e7320561ebd198a9"
}
