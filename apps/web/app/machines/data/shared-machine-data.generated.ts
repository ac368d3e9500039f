// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SharedMachineDataQueryVariables = Exact<{
  token: string;
}>;


export type SharedMachineDataQuery = { sharedMachineData: { state: string, json: string | null } | null };

export const SharedMachineData: Operation<SharedMachineDataQuery, SharedMachineDataQueryVariables> = {
  "name": "SharedMachineData",
  "id": "sha256:4368f5766bc9dca6050d80b487ed8bca26b74a71a1b2e516e63b6388e700612c"
}
