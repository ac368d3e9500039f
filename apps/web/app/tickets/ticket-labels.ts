import { parseLocale } from '@ferrule/domain/locales/locale'
import type { Language } from '@ferrule/domain/locales/language'
import {
  closureReasons,
  ticketConcerns,
  ticketStatuses,
  ticketTypes,
  type TicketStatus,
} from '@ferrule/domain/tickets/ticket-values'
import { formatDateTime as formatDateTimeIn } from '@ferrule/texts/format-date'
import type { Texts } from '@ferrule/texts/load-texts'
import type { StatusTone } from '@ferrule/ui/status-badge'

const tones: Record<TicketStatus, StatusTone> = {
  new: 'info',
  assigned: 'accent',
  'in-progress': 'accent',
  'waiting-for-you': 'warn',
  solved: 'ok',
  closed: 'plain',
}

/** Returns the labels of values from the data service. A value unknown to this version is shown unchanged. */
export function toTicketLabels(texts: Texts) {
  return {
    type: (value: string) => labelOf(ticketTypes, value, (known) => texts(`ticket.type.${known}`)),
    concern: (value: string) => labelOf(ticketConcerns, value, (known) => texts(`ticket.concern.${known}`)),
    status: (value: string) => labelOf(ticketStatuses, value, (known) => texts(`ticket.status.${known}`)),
    reason: (value: string, provider: string) =>
      labelOf(closureReasons, value, (known) => texts(`ticket.close.${known}`, { provider })),
    tone: (value: string) => tones[ticketStatuses.find((known) => known === value) ?? 'new'],
  }
}

function labelOf<Value extends string>(values: readonly Value[], value: string, toLabel: (known: Value) => string) {
  const known = values.find((one) => one === value)
  return known === undefined ? value : toLabel(known)
}

export function languageOf(locale: string): Language {
  return parseLocale(locale)?.language ?? 'en'
}

/** Formats date and time in the browser's time zone. */
export function formatDateTime(dateTime: string, locale: string): string {
  return formatDateTimeIn(new Date(dateTime), languageOf(locale))
}
