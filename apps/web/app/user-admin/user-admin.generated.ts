// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type UserAdminQuery = { userAdmin: { isInternal: boolean, inviteDays: number, organisationCount: number, userCount: number, requestCount: number, organisations: Array<{ id: string, name: string }>, applications: Array<{ name: string, roles: Array<string>, activeUsers: number, requests: number }> } };

export const UserAdmin: Operation<UserAdminQuery, UserAdminQueryVariables> = {
  "name": "UserAdmin",
  "id": "sha256:17546c5085621776186dd35a9c83d2d7000197bbb43fc4e897b94cf036e81744"
}
