// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveSecurityReportInput = {
  /** Tracking id */
  advisory?: string | null | undefined;
  awareAt: string;
  body: string;
  fixedAt?: string | null | undefined;
  /** A new id adds a record */
  id: string;
  kind: string;
  title: string;
  /** The version that was edited; 0 for a new record */
  version: number;
};

export type SecurityReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityReportsQuery = { securityReports: Array<{ id: string, version: number, kind: string, title: string, body: string, awareAt: string, fixedAt: string | null, advisory: string | null, openedBy: string, openedAt: string, steps: Array<{ step: string, state: string, dueAt: string | null, doneAt: string | null, doneBy: string | null }> }> };

export type SecurityReportQueryVariables = Exact<{
  id: string;
}>;


export type SecurityReportQuery = { advisories: Array<{ trackingId: string, title: string }>, securityReport: { report: { id: string, version: number, kind: string, title: string, body: string, awareAt: string, fixedAt: string | null, advisory: string | null, openedBy: string, openedAt: string, steps: Array<{ step: string, state: string, dueAt: string | null, doneAt: string | null, doneBy: string | null }> }, advisory: { trackingId: string, title: string, cves: Array<string>, severity: string, score: number | null, summary: Array<string>, remediations: Array<{ category: string, details: string }>, products: Array<{ name: string, versions: string, status: string, fixVersion: string | null }> } | null } | null };

export type SaveSecurityReportMutationVariables = Exact<{
  input: SaveSecurityReportInput;
}>;


export type SaveSecurityReportMutation = { saveSecurityReport: { refusal: string | null, fields: Array<string> } };

export type MarkReportStepMutationVariables = Exact<{
  id: string;
  step: string;
  isDone: boolean;
}>;


export type MarkReportStepMutation = { markReportStep: { refusal: string | null } };

export type ReportRowFragment = { id: string, version: number, kind: string, title: string, body: string, awareAt: string, fixedAt: string | null, advisory: string | null, openedBy: string, openedAt: string, steps: Array<{ step: string, state: string, dueAt: string | null, doneAt: string | null, doneBy: string | null }> };

export const SecurityReports: Operation<SecurityReportsQuery, SecurityReportsQueryVariables> = {
  "name": "SecurityReports",
  "id": "sha256:b19fb7a98d3ba4c09cd0ea7f5b9ce039ec6e178b9da43feb647feb0dd307e71f"
}

export const SecurityReport: Operation<SecurityReportQuery, SecurityReportQueryVariables> = {
  "name": "SecurityReport",
  "id": "sha256:3414c9f4182b015e84a4900f5f0d276887c1f2be5a576e7ae1f289054f43dfe9"
}

export const SaveSecurityReport: Operation<SaveSecurityReportMutation, SaveSecurityReportMutationVariables> = {
  "name": "SaveSecurityReport",
  "id": "sha256:ebfb7a393fa5cb2f07e47cb94365f9bc3ce45c45e723d0349cee236ed3956a0d"
}

export const MarkReportStep: Operation<MarkReportStepMutation, MarkReportStepMutationVariables> = {
  "name": "MarkReportStep",
  "id": "sha256:3e384003e27935f35acefa24a9a0150a9a74a92b5db26e713b8177c6612e8852"
}
