import { z } from 'zod'

const isUnread = z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false)

/** The query string of the list of notifications; invalid parameters are ignored. */
export const notificationListQuery = z.object({
  unread: isUnread,
  page: z.coerce.number().int().min(1).max(500).catch(1),
})

export type NotificationListQuery = z.infer<typeof notificationListQuery>

export const notificationsPerPage = 20
