// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketOverviewQuery = { ticketOverview: { counts: { open: number, waiting: number }, waiting: Array<{ id: string, number: string, subject: string, machineName: string, contact: string | null }>, latest: Array<{ id: string, number: string, subject: string, machineName: string, status: string, waitingFor: string | null, createdAt: string }>, weeks: Array<{ week: string, opened: number, solved: number }> } };

export type MachineOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MachineOverviewQuery = { machineOverview: { total: number, states: Array<{ state: string, count: number }>, stopped: Array<{ serialNumber: string, model: string, assetName: string, plantName: string, position: string }>, due: Array<{ kind: string, serialNumber: string, model: string, day: string }> } };

export type SoftwareUpdatesQueryVariables = Exact<{ [key: string]: never; }>;


export type SoftwareUpdatesQuery = { softwareUpdates: number, openAdvisories: number };

export type AccessOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessOverviewQuery = { accessOverview: { requests: number, endingSoon: number } };

export type DeskOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskOverviewQuery = { deskOverview: { overdue: number, dueSoon: number, ourTurn: number, customersTurn: number, counts: { open: number, mine: number, unassigned: number }, urgent: Array<{ id: string, number: string, subject: string, customer: string, machineName: string, assignee: string | null, dueAt: string, isLate: boolean }> } };

export const TicketOverview: Operation<TicketOverviewQuery, TicketOverviewQueryVariables> = {
  "name": "TicketOverview",
  "id": "sha256:5d7db8eccac1859da71b1e88b29faa891f73243b4aa7750564cf1a58a067904e"
}

export const MachineOverview: Operation<MachineOverviewQuery, MachineOverviewQueryVariables> = {
  "name": "MachineOverview",
  "id": "sha256:57ad9294bd09b123f8fcfbd921e73cc500281d3007d39b6829e183ca9e933134"
}

export const SoftwareUpdates: Operation<SoftwareUpdatesQuery, SoftwareUpdatesQueryVariables> = {
  "name": "SoftwareUpdates",
  "id": "sha256:1de224f055bcd7616fa213002b8767f0f97915743322921c2f2808c0d43e8a25"
}

export const AccessOverview: Operation<AccessOverviewQuery, AccessOverviewQueryVariables> = {
  "name": "AccessOverview",
  "id": "sha256:b992848ab428ed375f90eed8da973b0236fbeaeaf655d97baf03af0a5d241503"
}

export const DeskOverview: Operation<DeskOverviewQuery, DeskOverviewQueryVariables> = {
  "name": "DeskOverview",
  "id": "sha256:96e293818e6723aed3d0aebf34bdcadeaf670b0963a705acc688fdd251b94856"
}
