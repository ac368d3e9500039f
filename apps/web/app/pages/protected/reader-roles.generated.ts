// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReaderRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReaderRolesQuery = { viewer: { roles: Array<string> } | null };

export const ReaderRoles: Operation<ReaderRolesQuery, ReaderRolesQueryVariables> = {
  "name": "ReaderRoles",
  "id": "sha256:04d143f7d924a9576f98e75a7a194f18242c0216899dfd526308e8d2c246268f"
}
