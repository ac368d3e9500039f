// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketFormOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketFormOptionsQuery = { plants: Array<{ id: string, name: string, organisationName: string }>, machines: Array<{ id: string, plantId: string, model: string, serialNumber: string, assetName: string, position: string, state: string }> };

export const TicketFormOptions: Operation<TicketFormOptionsQuery, TicketFormOptionsQueryVariables> = {
  "name": "TicketFormOptions",
  "id": "sha256:aca93b7e5eace7d393d2a5250b548107f9aa66f2209588da86497a4fd0386fb4"
}
