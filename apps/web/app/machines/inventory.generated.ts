// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InventoryQueryVariables = Exact<{
  search?: string | null | undefined;
  plantId?: string | null | undefined;
  organisationId?: string | null | undefined;
  state?: string | null | undefined;
  sort?: string | null | undefined;
  direction?: string | null | undefined;
  after?: string | null | undefined;
  isOld: boolean;
  isExport: boolean;
}>;


export type InventoryQuery = { inventory: { total: number, next: string | null, states: Array<{ state: string, count: number }>, entries: Array<{ image: string | null, openTickets: number, machine: { id: string, organisationName: string, plantName: string, model: string, serialNumber: string, assetName: string, position: string, state: string, contract: string, contractUntil: string | null, warrantyUntil: string | null, commissionedOn: string, retiredOn: string | null, softwareVersion: string } }> }, plants: Array<{ id: string, name: string, organisationId: string, organisationName: string }> };

export const Inventory: Operation<InventoryQuery, InventoryQueryVariables> = {
  "name": "Inventory",
  "id": "sha256:7fc909c19e46fbd08661690c383ce5994daf550c66768925c4124f15f01eb69b"
}
