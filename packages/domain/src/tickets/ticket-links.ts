import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'

/** A ticket is related to another, a duplicate of it, or caused by it. */
export const ticketLinkKinds = ['related', 'duplicate', 'cause'] as const
export type TicketLinkKind = (typeof ticketLinkKinds)[number]

/** A kind as one of the two tickets sees it. */
export const ticketRelations = ['related', 'duplicate-of', 'duplicated-by', 'caused-by', 'cause-of'] as const
export type TicketRelation = (typeof ticketRelations)[number]

/** The number is that of the other ticket, as agents know it. */
export const linkInput = z.strictObject({
  ticketId: z.uuid(),
  number: z.string().trim().min(1).max(20),
  kind: z.enum(ticketLinkKinds),
})
export type LinkInput = z.infer<typeof linkInput>

export const unlinkInput = z.strictObject({ ticketId: z.uuid(), otherId: z.uuid() })
export type UnlinkInput = z.infer<typeof unlinkInput>

export const maxTicketLinks = 20

type LinkedTicket = { id: string; mergedInto: string | null }

/** The existing links of the ticket. */
export type TicketLink = { ticketId: string; otherId: string; kind: TicketLinkKind }

export type LinkRefusal = 'ticket-unknown' | 'same-ticket' | 'ticket-merged' | 'already-linked' | 'too-many-links'

/**
 * Decides on a link from a ticket to another one. Closed tickets can be linked, because the cause is often found later.
 * Returns `exists` for the same link, so that a repeated request changes nothing.
 */
export function decideLink(
  { from, to, kind }: { from: LinkedTicket; to: LinkedTicket; kind: TicketLinkKind },
  links: readonly TicketLink[],
): Result<'new' | 'exists', LinkRefusal> {
  if (from.id === to.id) return refuse('same-ticket')
  if (from.mergedInto !== null || to.mergedInto !== null) return refuse('ticket-merged')
  const existing = links.find(({ ticketId, otherId }) => [ticketId, otherId].includes(to.id))
  if (existing) return isSameLink(existing, { ticketId: from.id, kind }) ? ok('exists') : refuse('already-linked')
  return links.length < maxTicketLinks ? ok('new') : refuse('too-many-links')
}

/** Related tickets are related in both directions. */
function isSameLink(existing: TicketLink, { ticketId, kind }: Pick<TicketLink, 'ticketId' | 'kind'>): boolean {
  return existing.kind === kind && (kind === 'related' || existing.ticketId === ticketId)
}

const relations: Record<TicketLinkKind, readonly [TicketRelation, TicketRelation]> = {
  related: ['related', 'related'],
  duplicate: ['duplicate-of', 'duplicated-by'],
  cause: ['caused-by', 'cause-of'],
}

/** The relation to the other ticket, as the given ticket sees it. */
export function relationOf(
  { ticketId, kind }: Pick<TicketLink, 'ticketId' | 'kind'>,
  viewedId: string,
): TicketRelation {
  return relations[kind][ticketId === viewedId ? 0 : 1]
}
