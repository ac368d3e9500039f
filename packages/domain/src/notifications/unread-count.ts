/** More unread notifications are not counted. */
export const maxUnreadCount = 100

export function toUnreadCount(count: number): string {
  return count < maxUnreadCount ? `${count}` : `${maxUnreadCount - 1}+`
}
