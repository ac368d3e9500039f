// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskExportQueryVariables = Exact<{
  group?: string | null | undefined;
  kind?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type DeskExportQuery = { deskExport: Array<{ kind: string, number: string, subject: string, sender: string, state: string, assignee: string | null, createdAt: string, dueAt: string, isAnswered: boolean }> };

export const DeskExport: Operation<DeskExportQuery, DeskExportQueryVariables> = {
  "name": "DeskExport",
  "id": "sha256:0feaec4a2b6f666479a4fb627753c730b4542d04220c09be7b1fe094ac4ab522"
}
