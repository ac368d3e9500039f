// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketsQueryVariables = Exact<{
  group?: string | null | undefined;
  search?: string | null | undefined;
  plantId?: string | null | undefined;
  machineId?: string | null | undefined;
  type?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type TicketsQuery = { tickets: { page: number, counts: { open: number, waiting: number, solved: number, closed: number, all: number }, tickets: Array<{ id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, waitingFor: string | null, contact: string | null, createdAt: string, replies: number, isUnread: boolean }> }, plants: Array<{ id: string, name: string }>, machines: Array<{ id: string, model: string, serialNumber: string }> };

export type TicketExportQueryVariables = Exact<{
  group?: string | null | undefined;
  search?: string | null | undefined;
  plantId?: string | null | undefined;
  machineId?: string | null | undefined;
  type?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type TicketExportQuery = { ticketExport: Array<{ id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, waitingFor: string | null, contact: string | null, createdAt: string, replies: number, isUnread: boolean }> };

export type TicketRowFragment = { id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, waitingFor: string | null, contact: string | null, createdAt: string, replies: number, isUnread: boolean };

export const Tickets: Operation<TicketsQuery, TicketsQueryVariables> = {
  "name": "Tickets",
  "id": "sha256:8a90eda03b326d418b6752f23847184a667e30ba2a0558f36e5c1689a64a995c"
}

export const TicketExport: Operation<TicketExportQuery, TicketExportQueryVariables> = {
  "name": "TicketExport",
  "id": "sha256:448f40b919146226a0654013f7ad41dfb8d43ea7cc9086b381c0e9051bf071cd"
}
