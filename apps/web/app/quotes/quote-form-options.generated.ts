// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuoteFormOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteFormOptionsQuery = { plants: Array<{ id: string, name: string, organisationName: string }>, quoteMachines: Array<{ plantId: string, model: string, serialNumber: string }> };

export const QuoteFormOptions: Operation<QuoteFormOptionsQuery, QuoteFormOptionsQueryVariables> = {
  "name": "QuoteFormOptions",
  "id": "sha256:69dc6008262dcfe8408f8960838afd755628f2ddee907df6fe9d676820908012"
}
