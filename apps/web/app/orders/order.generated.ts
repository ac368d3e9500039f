// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: { note: string, actions: Array<string>, order: { id: string, number: string, reference: string, createdAt: string, plantName: string, organisationName: string, orderedBy: string, lineCount: number, status: string, version: number, expectedOn: string | null, carrier: string, trackingUrl: string, confirmedAt: string | null, sentAt: string | null, deliveredAt: string | null, cancelledAt: string | null }, lines: Array<{ position: number, partId: string, articleNumber: string, name: string, quantity: number }> } | null };

export const Order: Operation<OrderQuery, OrderQueryVariables> = {
  "name": "Order",
  "id": "sha256:4dd52109a2a6be9927ad60b5b1bc6cc505433941e8db144edf3eb84805ea9616"
}
