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


export type TicketsQuery = { tickets: { page: number, counts: { open: number, waiting: number, solved: number, closed: number, all: number }, tickets: Array<{ id: string, number: string, type: string, subject: string, machineName: string, serialNumber: string, concern: string, status: string, turn: string | null, contact: string | null, createdAt: string, replies: number }> }, plants: Array<{ id: string, name: string }>, machines: Array<{ id: string, model: string, serialNumber: string }> };

export const Tickets: Operation<TicketsQuery, TicketsQueryVariables> = {
  "name": "Tickets",
  "id": "sha256:5708400cdb40c00d26190675aec07787d17349053cecf630c3e4d1bf983b4cd0"
}
