// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketSurroundingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketSurroundingsQuery = { plants: Array<{ id: string, name: string, organisationName: string }>, machines: Array<{ id: string, plantId: string, model: string, serialNumber: string, nameInPlant: string, placeInPlant: string, state: string }> };

export const TicketSurroundings: Operation<TicketSurroundingsQuery, TicketSurroundingsQueryVariables> = {
  "name": "TicketSurroundings",
  "id": "sha256:eb1185c3c2f782ee2ef13299e6f12d611f0579d59cc4b3c1a682ba31dba56fb3"
}
