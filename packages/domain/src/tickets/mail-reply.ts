import { rightsOfRoles } from '../portal-access/rights-of-roles.ts'
import { refuse, ok, type Result } from '../result.ts'

/** The header of a mail that arrived at the reply address of a ticket. */
export type ReplyMail = {
  /** The address in the From header. */
  from: string
  /** The address for delivery failures; empty for none. */
  returnPath: string
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>
}

/** The current state of the person that a reply address belongs to. */
export type ReplySender = {
  email: string
  expiresAt: Date
  /** Still a member of the customer's organisation, or still the assigned agent. */
  isInvolved: boolean
  /** Whether they reply on behalf of the service. */
  isService: boolean
  /** The current roles; none for a disabled or deleted account. */
  roles: readonly string[]
  /** The number of their comments in this ticket within the last hour. */
  recentComments: number
}

export type ReplyRefusal =
  | 'address-expired'
  | 'sender-foreign'
  | 'no-longer-involved'
  | 'too-many'
  | 'no-text'
  | 'too-long'

/** More than a person types, which stops two systems that reply to each other. */
const maxCommentsPerHour = 20
const maxTextLength = 10_000

/** Decides whether the sender may write to this ticket. It needs the header alone, so no content is parsed before. */
export function assessSender(
  { from }: Pick<ReplyMail, 'from'>,
  person: ReplySender,
  now: Date,
): Result<void, ReplyRefusal> {
  if (person.expiresAt.getTime() <= now.getTime()) return refuse('address-expired')
  // The address may have been forwarded to somebody else.
  if (from.toLowerCase() !== person.email) return refuse('sender-foreign')
  if (!person.isInvolved || !hasRight(person)) return refuse('no-longer-involved')
  return person.recentComments >= maxCommentsPerHour ? refuse('too-many') : ok(undefined)
}

/** The right that the portal would require for the same comment. */
function hasRight({ isService, roles }: ReplySender): boolean {
  const { worksServiceDesk, usesTickets } = rightsOfRoles(roles)
  return isService ? worksServiceDesk : usesTickets
}

/** Decides whether the typed text and the files make a comment. */
export function assessReply(reply: { text: string; fileCount: number }): Result<void, ReplyRefusal> {
  if (reply.text === '' && reply.fileCount === 0) return refuse('no-text')
  return reply.text.length > maxTextLength ? refuse('too-long') : ok(undefined)
}

const automaticSenders = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@-]|$)/i
const listHeaders = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress']

/** Whether a mail is automatic: out of office, a delivery report, a mailing list, or our own mail returned. */
export function isAutomaticMail({ from, returnPath, headers }: ReplyMail, ownAddress: string): boolean {
  const headerOf = (name: string) => headers.get(name)?.trim().toLowerCase() ?? ''
  return (
    returnPath === '' ||
    from.toLowerCase() === ownAddress.toLowerCase() ||
    automaticSenders.test(from) ||
    (headerOf('auto-submitted') !== '' && headerOf('auto-submitted') !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(headerOf('precedence')) ||
    headerOf('content-type').startsWith('multipart/report') ||
    listHeaders.some((name) => headers.has(name))
  )
}
