// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskQueueQueryVariables = Exact<{
  group?: string | null | undefined;
  kind?: string | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type DeskQueueQuery = { deskQueue: { page: number, hasMore: boolean, counts: { open: number, mine: number, unassigned: number }, entries: Array<{ id: string, kind: string, number: string, subject: string, sender: string, state: string, waitingFor: string | null, machine: string, isAnswered: boolean, assignee: string | null, createdAt: string, dueAt: string, isLate: boolean }> } };

export type DeskExportQueryVariables = Exact<{
  group?: string | null | undefined;
  kind?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type DeskExportQuery = { deskExport: Array<{ id: string, kind: string, number: string, subject: string, sender: string, state: string, waitingFor: string | null, machine: string, isAnswered: boolean, assignee: string | null, createdAt: string, dueAt: string, isLate: boolean }> };

export type DeskRowFragment = { id: string, kind: string, number: string, subject: string, sender: string, state: string, waitingFor: string | null, machine: string, isAnswered: boolean, assignee: string | null, createdAt: string, dueAt: string, isLate: boolean };

export const DeskQueue: Operation<DeskQueueQuery, DeskQueueQueryVariables> = {
  "name": "DeskQueue",
  "id": "sha256:6b802c32a7fd40386a618d9a907b59c04b92216b72a82c11753e3d27eee0c36a"
}

export const DeskExport: Operation<DeskExportQuery, DeskExportQueryVariables> = {
  "name": "DeskExport",
  "id": "sha256:c77073eea64c3e033bd0e7d7ada3dbf78ea6f6d6d5aec1999a155769ad516a9d"
}
