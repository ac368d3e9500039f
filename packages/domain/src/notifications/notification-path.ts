/** The record that a notification is about; the ids of all others are null. */
type NotifiedRecord = {
  role: string
  ticketId: string | null
  orderId: string | null
  quoteId: string | null
  reportId: string | null
  /** Of a quote or an advisory. */
  number: string
  /** The last month of the updates of machines, such as 2034-03. */
  supportUntil: string | null
}

/** The page of the record, below the home of the portal. */
export function toNotificationPath(record: NotifiedRecord): string {
  const { role, ticketId, orderId, quoteId, reportId, number, supportUntil } = record
  if (ticketId !== null) return `${role === 'contact' ? 'service-desk/tickets' : 'tickets'}/${ticketId}`
  if (orderId !== null) return `orders/${orderId}`
  if (quoteId !== null) return `quotes/${number}`
  if (reportId !== null) return `service-desk/security-reports/${reportId}`
  return supportUntil === null ? `advisories/${encodeURIComponent(number)}` : 'inventory'
}
