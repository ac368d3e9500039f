// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskQueueQueryVariables = Exact<{
  group?: string | null | undefined;
  kind?: string | null | undefined;
  turn?: string | null | undefined;
  priority?: number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type DeskQueueQuery = { deskQueue: { page: number, hasMore: boolean, counts: { open: number, mine: number, unassigned: number }, agents: Array<{ id: string, name: string }>, entries: Array<{ id: string, kind: string, number: string, subject: string, sender: string, state: string, waitingFor: string | null, machine: string, assignee: string | null, createdAt: string, dueAt: string | null, dueStep: string | null, isLate: boolean, priority: number }> }, deskViews: Array<{ id: string, name: string, isShared: boolean, isMine: boolean, filters: string }> };

export type DeskExportQueryVariables = Exact<{
  group?: string | null | undefined;
  kind?: string | null | undefined;
  turn?: string | null | undefined;
  priority?: number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type DeskExportQuery = { deskExport: Array<{ id: string, kind: string, number: string, subject: string, sender: string, state: string, waitingFor: string | null, machine: string, assignee: string | null, createdAt: string, dueAt: string | null, dueStep: string | null, isLate: boolean, priority: number }> };

export type DeskRowFragment = { id: string, kind: string, number: string, subject: string, sender: string, state: string, waitingFor: string | null, machine: string, assignee: string | null, createdAt: string, dueAt: string | null, dueStep: string | null, isLate: boolean, priority: number };

export const DeskQueue: Operation<DeskQueueQuery, DeskQueueQueryVariables> = {
  "name": "DeskQueue",
  "id": "sha256:da77100352c4da4ca25d8a332348fb60694922384b6bffb10617bd75fac9db86"
}

export const DeskExport: Operation<DeskExportQuery, DeskExportQueryVariables> = {
  "name": "DeskExport",
  "id": "sha256:cfe66f66329ce496c864a368804425c05950c79e7f4f74182e44ed2295fe61cf"
}
