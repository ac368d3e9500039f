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


export type DeskQueueQuery = { deskQueue: { page: number, hasMore: boolean, counts: { open: number, mine: number, unassigned: number }, entries: Array<{ id: string, kind: string, number: string, subject: string, sender: string, state: string, assignee: string | null, createdAt: string, dueAt: string, isAnswered: boolean, isLate: boolean }> } };

export const DeskQueue: Operation<DeskQueueQuery, DeskQueueQueryVariables> = {
  "name": "DeskQueue",
  "id": "sha256:1d1fb6468851c104979ccfd57ac131e4c8ea4771e36dea55206d392951f69f8f"
}
