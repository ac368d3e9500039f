// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ManagedUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  organisationId?: string | null | undefined;
  application?: string | null | undefined;
  status?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ManagedUsersQuery = { managedUsers: { total: number, next: string | null, counts: Array<{ status: string, count: number }>, entries: Array<{ id: string, isInvite: boolean, name: string, email: string, isSelf: boolean, lastSignInAt: string | null, isSyncPending: boolean, organisations: Array<{ id: string, name: string }>, accesses: Array<{ id: string, application: string, role: string, status: string }> }> } };

export const ManagedUsers: Operation<ManagedUsersQuery, ManagedUsersQueryVariables> = {
  "name": "ManagedUsers",
  "id": "sha256:39a16cd8cd4dc5ce6c1fb86fd899ef199b60cd910b2279de1ee8431555269b8c"
}
