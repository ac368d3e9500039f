// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachineDataQueryVariables = Exact<{
  serialNumber: string;
}>;


export type MachineDataQuery = { machineData: { machineId: string, json: string, shares: Array<{ id: string, recipient: string, state: string, createdAt: string, createdBy: string | null, expiresAt: string, withdrawnAt: string | null, lastUsedAt: string | null }> } | null };

export const MachineData: Operation<MachineDataQuery, MachineDataQueryVariables> = {
  "name": "MachineData",
  "id": "sha256:76036788ab046a0cebfe88f4b2524d39e404780814fd5c8eaadf448677ce52d6"
}
