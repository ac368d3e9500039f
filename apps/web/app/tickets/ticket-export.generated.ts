// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketExportQueryVariables = Exact<{
  group?: string | null | undefined;
  search?: string | null | undefined;
  plantId?: string | null | undefined;
  machineId?: string | null | undefined;
  type?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type TicketExportQuery = { ticketExport: Array<{ number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, contact: string | null, createdAt: string, replies: number }> };

export const TicketExport: Operation<TicketExportQuery, TicketExportQueryVariables> = {
  "name": "TicketExport",
  "id": "sha256:4aab980e7e3e992ebbb13a306e8d943c3a33c8414b49c9334002b7c2b457e6d0"
}
