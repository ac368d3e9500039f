// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ManagedUserQueryVariables = Exact<{
  id: string;
}>;


export type ManagedUserQuery = { managedUser: { canDelete: boolean, canAddOrganisation: boolean, canRemoveOrganisation: boolean, user: { id: string, isInvite: boolean, name: string, email: string, isSelf: boolean, lastSignInAt: string | null, isSyncPending: boolean, accesses: Array<{ id: string, userId: string, organisationId: string, organisationName: string, application: string, role: string, status: string, since: string, reason: string, grantedBy: string | null, endsOn: string | null, lastUsedAt: string | null, requestedAt: string | null, requestReason: string | null, inviteExpiresAt: string | null, isSyncPending: boolean, version: number, actions: Array<string> }> }, organisations: Array<{ id: string, number: string, name: string, subRegion: string, country: string, city: string, members: number }>, history: Array<{ id: string, happenedAt: string, action: string, by: string | null, application: string | null, role: string | null, organisationName: string | null, statusBefore: string | null, statusAfter: string | null }>, addable: Array<{ organisationId: string, application: string, roles: Array<string> }>, addableOrganisations: Array<{ id: string, name: string }> } | null, userAdmin: { applications: Array<{ name: string, roles: Array<string> }> } };

export type AccessRequestsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AccessRequestsQuery = { accessRequests: { total: number, next: string | null, entries: Array<{ id: string, userId: string, requestedBy: string, email: string, requestedAt: string, reason: string, access: { id: string, userId: string, organisationId: string, organisationName: string, application: string, role: string, status: string, since: string, reason: string, grantedBy: string | null, endsOn: string | null, lastUsedAt: string | null, requestedAt: string | null, requestReason: string | null, inviteExpiresAt: string | null, isSyncPending: boolean, version: number, actions: Array<string> } }> } };

export type AccessReviewQueryVariables = Exact<{
  organisationId?: string | null | undefined;
  application?: string | null | undefined;
  filter?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AccessReviewQuery = { accessReview: { total: number, next: string | null, closed: { organisationName: string, closedAt: string, closedBy: string | null } | null, review: { id: string, organisationId: string, organisationName: string, openedAt: string, dueOn: string, total: number, decided: number, withdrawn: number } | null, entries: Array<{ id: string, userId: string, name: string, email: string, confirmedAt: string | null, isExpiringSoon: boolean, isUnused: boolean, isUndecided: boolean, isKept: boolean, access: { id: string, userId: string, organisationId: string, organisationName: string, application: string, role: string, status: string, since: string, reason: string, grantedBy: string | null, endsOn: string | null, lastUsedAt: string | null, requestedAt: string | null, requestReason: string | null, inviteExpiresAt: string | null, isSyncPending: boolean, version: number, actions: Array<string> } }> } };

export type ManagedAccessFragment = { id: string, userId: string, organisationId: string, organisationName: string, application: string, role: string, status: string, since: string, reason: string, grantedBy: string | null, endsOn: string | null, lastUsedAt: string | null, requestedAt: string | null, requestReason: string | null, inviteExpiresAt: string | null, isSyncPending: boolean, version: number, actions: Array<string> };

export const ManagedUser: Operation<ManagedUserQuery, ManagedUserQueryVariables> = {
  "name": "ManagedUser",
  "id": "sha256:279ba8d926b8b5edc6a8b0dad38e61cb1e20b09d2f89ed187713a0148aae70de"
}

export const AccessRequests: Operation<AccessRequestsQuery, AccessRequestsQueryVariables> = {
  "name": "AccessRequests",
  "id": "sha256:94170c2789b94f2563b0e93721d4cbbc5f04578f07f9220a76e2f8f2ae0b1647"
}

export const AccessReview: Operation<AccessReviewQuery, AccessReviewQueryVariables> = {
  "name": "AccessReview",
  "id": "sha256:ae5174a756b52268eb8fd37db084c53e355bbdf3cc7c1a0691e03136450df408"
}
