import { notificationsPerPage, type NotificationListQuery } from '@ferrule/domain/notifications/notification-list'
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
    const offset = (page - 1) * notificationsPerPage
    const entries = await listNotifications(tx, scope, { isUnread, limit: notificationsPerPage + 1, offset })
    return {
      entries: entries.slice(0, notificationsPerPage),
      unread: await countUnread(tx, scope),
      page,
      hasMore: entries.length > notificationsPerPage,
    }
  })
}

export async function countUnreadNotifications({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<number> {
  return withUserScope(db, actor, countUnread)
}
