import { parseLocale } from '@ferrule/domain/locales/locale'
import type { Language } from '@ferrule/domain/locales/language'
import {
  closureReasons,
  ticketConcerns,
  ticketStatuses,
  ticketTypes,
  type TicketStatus,
} from '@ferrule/domain/tickets/ticket'
import { formatMoment as writeMoment } from '@ferrule/texts/format-date'
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

/** What the data service calls things, in the reader's words. A value this version does not know is shown as it is. */
export function toTicketWords(texts: Texts) {
  return {
    type: (value: string) => word(ticketTypes, value, (known) => texts(`ticket.type.${known}`)),
    concern: (value: string) => word(ticketConcerns, value, (known) => texts(`ticket.concern.${known}`)),
    status: (value: string) => word(ticketStatuses, value, (known) => texts(`ticket.status.${known}`)),
    reason: (value: string, provider: string) =>
      word(closureReasons, value, (known) => texts(`ticket.close.${known}`, { provider })),
    tone: (value: string) => tones[ticketStatuses.find((known) => known === value) ?? 'new'],
  }
}

function word<Value extends string>(known: readonly Value[], value: string, say: (value: Value) => string): string {
  const found = known.find((one) => one === value)
  return found === undefined ? value : say(found)
}

export function languageOf(locale: string): Language {
  return parseLocale(locale)?.language ?? 'en'
}

/** Day and time, where the reader is. */
export function formatMoment(moment: string, locale: string): string {
  return writeMoment(new Date(moment), languageOf(locale))
}
