// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuotesQueryVariables = Exact<{
  state?: string | null | undefined;
  after?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type QuotesQuery = { quotes: { total: number, next: string | null, entries: Array<{ id: string, number: string, state: string, createdAt: string, requestedBy: string, organisationName: string, plantName: string, firstPart: string, lineCount: number, currency: string, total: number | null, validUntil: string | null }> } };

export const Quotes: Operation<QuotesQuery, QuotesQueryVariables> = {
  "name": "Quotes",
  "id": "sha256:22fba77dac4f37a980a94eccbba7a2111f2e80a268a54878930d94441473424e"
}
