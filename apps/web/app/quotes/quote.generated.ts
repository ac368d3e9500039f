// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuoteQueryVariables = Exact<{
  number: string;
  language?: string | null | undefined;
}>;


export type QuoteQuery = { quote: { note: string, answer: string, answeredBy: string, answeredAt: string | null, deliveryDays: number | null, supportUntil: string | null, decidedBy: string, decidedAt: string | null, declineReason: string, orderId: string | null, orderNumber: string | null, actions: Array<string>, quote: { id: string, number: string, state: string, version: number, createdAt: string, requestedBy: string, organisationName: string, plantName: string, machineName: string, serialNumber: string, firstPart: string, lineCount: number, currency: string, validUntil: string | null }, lines: Array<{ position: number, partId: string, articleNumber: string, name: string, quantity: number, unitPrice: number | null, suggestedPrice: number | null }> } | null };

export const Quote: Operation<QuoteQuery, QuoteQueryVariables> = {
  "name": "Quote",
  "id": "sha256:7a664096229302dcd23a734e771a9a4f54772c656c2e1d40568f57d1b9f04f91"
}
