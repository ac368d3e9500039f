// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotificationsQueryVariables = Exact<{
  unread?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type NotificationsQuery = { notifications: { page: number, hasMore: boolean, unread: number, entries: Array<{ id: string, event: string, role: string, actor: string, ticketId: string | null, orderId: string | null, quoteId: string | null, reportId: string | null, supportUntil: string | null, number: string, subject: string, machineName: string, serialNumber: string, happenedAt: string, isUnread: boolean }> } };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { unreadNotifications: number };

export type MarkNotificationsReadMutationVariables = Exact<{
  newest: string;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { refusal: string | null } };

export const Notifications: Operation<NotificationsQuery, NotificationsQueryVariables> = {
  "name": "Notifications",
  "id": "sha256:8aaed366671b7f4d4154d467d4e35c902d96194071bdaf71c267b806a5580380"
}

export const UnreadNotifications: Operation<UnreadNotificationsQuery, UnreadNotificationsQueryVariables> = {
  "name": "UnreadNotifications",
  "id": "sha256:78fc4598c7215d36ab0fa6639d8131f4e937cf4e65787e4240560464371e632f"
}

export const MarkNotificationsRead: Operation<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables> = {
  "name": "MarkNotificationsRead",
  "id": "sha256:e2ac3104b80f75568342ba18cbdb67c9b3f378442443e06fa4d0f0525319b1ce"
}
