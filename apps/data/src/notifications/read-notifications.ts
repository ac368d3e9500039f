import { notificationsPerPage, type NotificationListQuery } from '@ferrule/domain/notifications/notification-list'
import type { NotificationSubjects } from '@ferrule/domain/notifications/notification-rules'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countUnread, listNotifications, type NotificationRow } from './notification-store.ts'

export type NotificationPage = { entries: NotificationRow[]; unread: number; page: number; hasMore: boolean }

export async function readNotifications(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  { unread: isUnread, page }: NotificationListQuery,
): Promise<NotificationPage> {
  return withUserScope(db, actor, async (tx, scope) => {
    const subjects = subjectsOf(actor)
    const offset = (page - 1) * notificationsPerPage
    const entries = await listNotifications(tx, scope, { isUnread, limit: notificationsPerPage + 1, offset, subjects })
    return {
      entries: entries.slice(0, notificationsPerPage),
      unread: await countUnread(tx, scope, subjects),
      page,
      hasMore: entries.length > notificationsPerPage,
    }
  })
}

export async function countUnreadNotifications({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<number> {
  return withUserScope(db, actor, (tx, scope) => countUnread(tx, scope, subjectsOf(actor)))
}

/** A person who lost the access to a service is not reminded of its records. */
export function subjectsOf({ profile }: SignedInActor): NotificationSubjects {
  const { usesTickets, usesProducts, usesMachines } = rightsOfRoles(profile.roles)
  return { tickets: usesTickets, orders: usesProducts, machines: usesMachines }
}
