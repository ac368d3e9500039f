/** More unread notifications are shown as "99+". */
export const unreadCountLimit = 99
