import { refuse, ok, type Result } from '../result.ts'

/** A mail that arrived at the reply address of a ticket. */
export type ReplyMail = {
  messageId: string
  /** The address it says it is from. */
  from: string
  /** The address that would be told if it could not be delivered; empty where nobody wants to know. */
  returnPath: string
  /** By name in small letters. */
  headers: ReadonlyMap<string, string>
  text: string
}

/** Whom a reply address was made for, as things are now. */
export type AnsweringPerson = {
  email: string
  expiresAt: Date
  /** Still of the customer the ticket belongs to, or still the one of the service who looks after it. */
  takesPart: boolean
  /** What they wrote in this ticket within the last hour. */
  recentComments: number
}

export type ReplyRefusal =
  | 'address-expired'
  | 'sender-foreign'
  | 'no-longer-involved'
  | 'too-many'
  | 'no-text'
  | 'too-long'

/** More than anybody types in an hour: two machines that answer each other stop here. */
const mostInAnHour = 20
const longestText = 10_000

/** Whether this mail may become a comment of that person. */
export function judgeReply(
  mail: Pick<ReplyMail, 'from'> & { text: string; fileCount: number },
  person: AnsweringPerson,
  now: Date,
): Result<void, ReplyRefusal> {
  if (person.expiresAt.getTime() <= now.getTime()) return refuse('address-expired')
  // Whoever was sent the address by somebody else writes under another name.
  if (mail.from.toLowerCase() !== person.email) return refuse('sender-foreign')
  if (!person.takesPart) return refuse('no-longer-involved')
  if (person.recentComments >= mostInAnHour) return refuse('too-many')
  if (mail.text === '' && mail.fileCount === 0) return refuse('no-text')
  return mail.text.length > longestText ? refuse('too-long') : ok(undefined)
}

const automaticSenders = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@-]|$)/i
const listHeaders = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress']

/** Written by a machine: out of office, a report that a mail did not arrive, a mailing list, or our own mail come back. */
export function isAutomaticMail({ from, returnPath, headers }: Omit<ReplyMail, 'text'>, ownAddress: string): boolean {
  const said = (name: string) => headers.get(name)?.trim().toLowerCase() ?? ''
  return (
    returnPath === '' ||
    from.toLowerCase() === ownAddress.toLowerCase() ||
    automaticSenders.test(from) ||
    (said('auto-submitted') !== '' && said('auto-submitted') !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(said('precedence')) ||
    said('content-type').startsWith('multipart/report') ||
    listHeaders.some((name) => headers.has(name))
  )
}
