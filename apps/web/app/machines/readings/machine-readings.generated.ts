// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MachineReadingsQueryVariables = Exact<{
  serialNumber: string;
  period: string;
}>;


export type MachineReadingsQuery = { machineReadings: { lastAt: string | null, counters: Array<{ series: string, value: number }>, charts: Array<{ series: string, bucketMinutes: number, latest: number, lowest: number, highest: number, points: Array<{ at: string, value: number | null }> }> } | null };

export const MachineReadings: Operation<MachineReadingsQuery, MachineReadingsQueryVariables> = {
  "name": "MachineReadings",
  "id": "sha256:2df825ba4c3024a0b43b7b0f9429ef54c1a116721f271bc356bd3f52d6d65652"
}
