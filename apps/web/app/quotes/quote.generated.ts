// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuoteQueryVariables = Exact<{
  number: string;
}>;


export type QuoteQuery = { quote: { note: string, answer: string, answeredBy: string, answeredAt: string | null, deliveryDays: number | null, decidedBy: string, decidedAt: string | null, declineReason: string, orderId: string | null, orderNumber: string | null, actions: Array<string>, quote: { id: string, number: string, state: string, version: number, createdAt: string, requestedBy: string, organisationName: string, plantName: string, machineName: string, serialNumber: string, firstPart: string, lineCount: number, currency: string, validUntil: string | null }, lines: Array<{ position: number, partId: string, articleNumber: string, name: string, quantity: number, unitPrice: number | null, suggestedPrice: number | null }> } | null };

export const Quote: Operation<QuoteQuery, QuoteQueryVariables> = {
  "name": "Quote",
  "id": "sha256:df7ec12da9f817b9ff46782c785e6c7b4f582cc177e685c7447747c85b20e407"
}
