import { queryTicketService } from '../tickets/query-ticket-service.ts'
import { MarkNotificationsRead } from './notifications.generated.ts'

/** Marks the notifications up to the newest that the user saw as read. Returns whether it succeeded. */
export async function markNotificationsRead(newest: string | undefined): Promise<boolean> {
  if (newest === undefined) return true
  try {
    const { markNotificationsRead: payload } = await queryTicketService(MarkNotificationsRead, { newest })
    return payload.refusal === null
  } catch {
    return false
  }
}
