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


export type TicketsQuery = { tickets: { page: number, counts: { open: number, waiting: number, solved: number, closed: number, all: number }, tickets: Array<{ id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, waitingFor: string | null, contact: string | null, createdAt: string, replies: number }> }, plants: Array<{ id: string, name: string }>, machines: Array<{ id: string, model: string, serialNumber: string }> };

export type TicketExportQueryVariables = Exact<{
  group?: string | null | undefined;
  search?: string | null | undefined;
  plantId?: string | null | undefined;
  machineId?: string | null | undefined;
  type?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type TicketExportQuery = { ticketExport: Array<{ id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, waitingFor: string | null, contact: string | null, createdAt: string, replies: number }> };

export type TicketRowFragment = { id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, waitingFor: string | null, contact: string | null, createdAt: string, replies: number };

export const Tickets: Operation<TicketsQuery, TicketsQueryVariables> = {
  "name": "Tickets",
  "id": "sha256:9445ccffe861ee33c7ac9fd2a98bb77ee8054b3dbf6257bb1f46c6374b1a6ae3"
}

export const TicketExport: Operation<TicketExportQuery, TicketExportQueryVariables> = {
  "name": "TicketExport",
  "id": "sha256:56f619a988aac93de78ecc864c074ff3adc68062dde80e4014deb181a38b406d"
}
