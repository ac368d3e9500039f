import type { ClosureReason, TicketStatus } from '@ferrule/domain/tickets/ticket-values'
import { cases, type SeedCase } from './cases.ts'
import { ownedMachines, pick, type SeedOwnedMachine } from './machines.ts'
import { members, servicePeople, type SeedMember } from './members.ts'
import { organisations } from './organisations.ts'

export type SeedTicket = Pick<SeedCase, 'type' | 'concern'> & {
  number: string
  organisation: string
  machine: SeedOwnedMachine
  subject: string
  description: string
  status: TicketStatus
  openedBy: SeedMember
  contact: SeedMember | undefined
  createdAt: Date
  closedAt: Date | undefined
  closureReason: ClosureReason | undefined
  comments: { by: SeedMember; isService: boolean; text: string; at: Date }[]
}

const count = 500
const hour = 60 * 60 * 1000

/** Customers with one open ticket of the last weeks, so that the figures contain solved ones. */
const withOneOpenTicket = new Set(['105108', '105391', '105877', '106350', '106721', '107255'])

const reasons: ClosureReason[] = [
  'solved-by-provider',
  'solved-by-provider',
  'solved-without-provider',
  'no-longer-relevant',
]

/** The demo tickets of the four years before this moment, the newest first. The open ones are of the last week. */
export function ticketsBefore(now: Date): SeedTicket[] {
  const tickets = Array.from({ length: count }, (_, index) => toTicket(index, now))
  return tickets
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map((ticket, place) => ({ ...ticket, number: toNumber(ticket.createdAt, place) }))
}

function toNumber(createdAt: Date, place: number): string {
  return `${String(createdAt.getUTCFullYear()).slice(2)}-${String(40_800 - place).padStart(5, '0')}`
}

/** Creates a ticket of a customer in turn; only the first few of each are open. */
function toTicket(index: number, now: Date): Omit<SeedTicket, 'number'> {
  const organisation = pick(organisations, index)
  const age = Math.floor(index / organisations.length)
  const story = pick(cases, index * 5 + age)
  const machine = pick(
    ownedMachines.filter(({ organisation: owner }) => owner === organisation.number),
    index * 3 + age,
  )
  const texts = story[organisation.language]
  const openedBy = pick(
    members.filter((member) => member.organisations.includes(organisation.number)),
    age,
  )
  const isSolved = withOneOpenTicket.has(organisation.number) && (age === 1 || age === 2)
  const status = isSolved ? 'closed' : statusOf(age)
  const createdAt = new Date(now.getTime() - hoursBefore(index, status) * hour)
  const contact = status === 'new' ? undefined : pick(servicePeople, index)
  const comments = contact
    ? toComments(texts.replies.slice(0, repliesIn(status)), { openedBy, contact, createdAt })
    : []
  const isDone = status === 'solved' || status === 'closed'
  return {
    organisation: organisation.number,
    machine,
    type: story.type,
    concern: story.concern,
    subject: texts.subject,
    description: texts.description,
    status,
    openedBy,
    contact,
    createdAt,
    comments,
    closedAt: isDone ? new Date(createdAt.getTime() + hoursToSolve(index) * hour) : undefined,
    closureReason: isDone ? (status === 'solved' ? 'solved-by-provider' : pick(reasons, index)) : undefined,
  }
}

/** How long ago a ticket was opened: a new one today, a closed one earlier than all open ones. */
function hoursBefore(index: number, status: TicketStatus): number {
  const place = index % organisations.length
  const ofOpen: Record<Exclude<TicketStatus, 'closed'>, number> = {
    new: 0.2 + place * 0.6,
    assigned: 8 + place * 1.2,
    'waiting-for-you': 26 + place * 4,
    'in-progress': 80 + place * 6,
    solved: 160 + place * 8,
  }
  return status === 'closed' ? hoursBeforeClosed(index) : ofOpen[status]
}

/** The closed tickets of the last quarter, 24 a week; earlier ones are rarer, back to four years ago. */
function hoursBeforeClosed(index: number): number {
  const [afterOpen, recent] = [60, 330]
  if (index < afterOpen) return 176 + index * 4
  return 180 + (Math.min(index, recent) - afterOpen) * 7 + Math.max(index - recent, 0) * 190
}

/** From the last reply on, which is 11 hours after the ticket, to two and a half days. */
function hoursToSolve(index: number): number {
  return 12 + ((index * 17) % 49)
}

function statusOf(age: number): TicketStatus {
  const open: TicketStatus[] = ['waiting-for-you', 'new', 'in-progress', 'assigned', 'solved']
  return open[age] ?? 'closed'
}

/** Number of replies. An odd number ends with a reply of the service, so that the ticket waits for the customer. */
function repliesIn(status: TicketStatus): number {
  if (status === 'waiting-for-you') return 1
  if (status === 'in-progress') return 2
  return status === 'assigned' ? 0 : 4
}

type People = { openedBy: SeedMember; contact: SeedMember; createdAt: Date }

function toComments(replies: string[], { openedBy, contact, createdAt }: People): SeedTicket['comments'] {
  return replies.map((text, place) => ({
    by: place % 2 === 0 ? contact : openedBy,
    isService: place % 2 === 0,
    text,
    at: new Date(createdAt.getTime() + (1.3 + place * 3.1) * hour),
  }))
}
