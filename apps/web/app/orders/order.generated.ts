// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderQueryVariables = Exact<{
  id: string;
  language?: string | null | undefined;
}>;


export type OrderQuery = { order: { note: string, actions: Array<string>, quoteNumber: string | null, order: { id: string, number: string, reference: string, createdAt: string, plantName: string, organisationName: string, orderedBy: string, lineCount: number, status: string, version: number, currency: string | null, expectedOn: string | null, carrier: string, trackingUrl: string, confirmedAt: string | null, sentAt: string | null, deliveredAt: string | null, cancelledAt: string | null }, lines: Array<{ position: number, partId: string, articleNumber: string, name: string, quantity: number, unitPrice: number | null }> } | null };

export const Order: Operation<OrderQuery, OrderQueryVariables> = {
  "name": "Order",
  "id": "sha256:7b0befd495996364ad807542e94700f1071b91f6c177c799d706276242391e59"
}
