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


export type DeskQueueQuery = { deskQueue: { page: number, hasMore: boolean, counts: { open: number, mine: number, unassigned: number }, entries: Array<{ id: string, kind: string, number: string, subject: string, sender: string, state: string, assignee: string | null, createdAt: string, dueAt: string, isLate: boolean }> } };

export type DeskExportQueryVariables = Exact<{
  group?: string | null | undefined;
  kind?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type DeskExportQuery = { deskExport: Array<{ id: string, kind: string, number: string, subject: string, sender: string, state: string, assignee: string | null, createdAt: string, dueAt: string, isLate: boolean }> };

export type DeskRowFragment = { id: string, kind: string, number: string, subject: string, sender: string, state: string, assignee: string | null, createdAt: string, dueAt: string, isLate: boolean };

export const DeskQueue: Operation<DeskQueueQuery, DeskQueueQueryVariables> = {
  "name": "DeskQueue",
  "id": "sha256:e95d492050afc5d8879e10606a322885efd938483e9260badbe714b6544e8581"
}

export const DeskExport: Operation<DeskExportQuery, DeskExportQueryVariables> = {
  "name": "DeskExport",
  "id": "sha256:dd96c47f55e2d4dab651fe274d0d7bc661a170ff40bf3ba71581fb0cca2d4442"
}
