/** The events of a ticket. `answered` is a comment of the service, `commented` one of the customer. */
export const ticketEvents = [
  'ticket-opened',
  'ticket-assigned',
  'ticket-answered',
  'ticket-commented',
  'ticket-solved',
  'ticket-closed',
  'ticket-reopened',
] as const

export type TicketNotificationEvent = (typeof ticketEvents)[number]

/** The events of an order, one for each status that a change leads to. */
export const orderEvents = ['order-confirmed', 'order-sent', 'order-delivered', 'order-cancelled'] as const

export type OrderNotificationEvent = (typeof orderEvents)[number]

/** The events of a quote; our service answers it, and the customer does the rest. */
export const quoteEvents = ['quote-requested', 'quote-answered', 'quote-declined'] as const

/** The events of the machines of an organisation: an advisory that affects them, and the end of their updates. */
export const machineEvents = ['advisory-published', 'support-ending'] as const

/** The events of the reports that our service owes to the authorities. */
export const reportEvents = ['report-due'] as const

export const notificationEvents = [
  ...ticketEvents,
  ...orderEvents,
  ...quoteEvents,
  ...machineEvents,
  ...reportEvents,
] as const

export type NotificationEvent = (typeof notificationEvents)[number]

/**
 * Why a person is notified: they opened the ticket, are its assigned agent, follow it, sent the order, requested the
 * quote, use the machines of their organisation, or are an agent of the service. The team is the mailbox of the service,
 * which stands in for the agent of an unassigned ticket.
 */
export const notificationRoles = [
  'opener',
  'contact',
  'follower',
  'orderer',
  'requester',
  'machine-user',
  'agent',
  'team',
] as const

export type NotificationRole = (typeof notificationRoles)[number]

export const mailTimings = ['now', 'digest', 'never'] as const

export type MailTiming = (typeof mailTimings)[number]

/**
 * A digest lists what is in the portal, so a mail can wait for it only together with the portal. A push opens what is in
 * the portal, so it needs the portal as well.
 */
export type Channels = { portal: boolean; mail: MailTiming; push: boolean }

const both: Channels = { portal: true, mail: 'now', push: true }
const later: Channels = { portal: true, mail: 'digest', push: false }
const mailOnly: Channels = { portal: false, mail: 'now', push: false }
const withoutMail: Channels = { portal: true, mail: 'never', push: true }

/** The channels that a person has chosen for an event, as they are stored; null or missing where they chose none. */
export type ChosenChannels = { mail?: string | null | undefined; push?: boolean | null | undefined }

/** The rule of each event: the roles that are notified, and their channels until a person chooses others. */
const rules: Record<NotificationEvent, Partial<Record<NotificationRole, Channels>>> = {
  // The receipt of the own ticket: the portal has confirmed it already.
  'ticket-opened': { opener: mailOnly, team: mailOnly },
  'ticket-assigned': { opener: both, contact: both, follower: later },
  'ticket-answered': { opener: both, contact: later, follower: both },
  'ticket-commented': { opener: later, contact: both, follower: later, team: mailOnly },
  'ticket-solved': { opener: both, contact: later, follower: both },
  'ticket-closed': { opener: later, contact: later, follower: later },
  'ticket-reopened': { opener: later, contact: both, follower: later, team: mailOnly },
  'order-confirmed': { orderer: both },
  'order-sent': { orderer: both },
  'order-delivered': { orderer: both },
  // The team is mailed if the customer cancels.
  'order-cancelled': { orderer: both, team: mailOnly },
  'quote-requested': { team: mailOnly },
  'quote-answered': { requester: both },
  'quote-declined': { team: mailOnly },
  'advisory-published': { 'machine-user': both },
  'support-ending': { 'machine-user': both },
  'report-due': { agent: withoutMail, team: mailOnly },
}

/** The channels of an event for a role, with those that the person has chosen; undefined if it is not notified. */
export function findChannels(
  event: NotificationEvent,
  role: NotificationRole,
  chosen: ChosenChannels = {},
): Channels | undefined {
  const channels = rules[event][role]
  if (!channels) return undefined
  const chosenMail = mailTimingsOf(event).find((timing) => timing === chosen.mail)
  const mail = chosenMail === 'digest' && !channels.portal ? undefined : chosenMail
  return { ...channels, mail: mail ?? channels.mail, push: channels.portal && (chosen.push ?? channels.push) }
}

/**
 * The mails that a person can choose for an event. A receipt and a deadline are of no use a day later, the end of updates
 * is told three times in all, and the law requires that users are told of an advisory.
 */
export function mailTimingsOf(event: NotificationEvent): readonly MailTiming[] {
  if (event === 'advisory-published') return ['now']
  return event === 'ticket-opened' || event === 'support-ending' || event === 'report-due'
    ? ['now', 'never']
    : mailTimings
}

/** Whether devices can be notified of an event: of one that the portal shows to somebody. */
export function isPushOffered(event: NotificationEvent): boolean {
  return notificationRoles.some((role) => rules[event][role]?.portal)
}

/** The subjects of notifications that a person may see. Quotes belong to orders, advisories to machines. */
export type NotificationSubjects = { tickets: boolean; orders: boolean; machines: boolean }

type Chooser = NotificationSubjects & { isService: boolean }

/** The events that a customer or an agent can choose channels for: those of subjects that they may see. */
export function listChoosableEvents(chooser: Chooser): NotificationEvent[] {
  return notificationEvents.filter(
    (event) => mayChoose(event, chooser) && rules[event][usualRole(event, chooser.isService)] !== undefined,
  )
}

function mayChoose(event: NotificationEvent, { isService, tickets, orders, machines }: Chooser): boolean {
  if (isTicketEvent(event)) return tickets
  if (isReportEvent(event)) return isService
  // An agent sees the machines of all customers and uses none of them.
  return isMachineEvent(event) ? machines && !isService : orders
}

/** The channels of an event with the choices of a person, in the role that a customer or an agent usually has. */
export function findUsualChannels(
  event: NotificationEvent,
  isService: boolean,
  chosen?: ChosenChannels,
): Channels | undefined {
  return findChannels(event, usualRole(event, isService), chosen)
}

function usualRole(event: NotificationEvent, isService: boolean): NotificationRole {
  if (quoteEvents.some((known) => known === event)) return 'requester'
  if (isMachineEvent(event)) return 'machine-user'
  if (isReportEvent(event)) return 'agent'
  if (!isTicketEvent(event)) return 'orderer'
  return isService ? 'contact' : 'opener'
}

function isTicketEvent(event: NotificationEvent): event is TicketNotificationEvent {
  return ticketEvents.some((known) => known === event)
}

function isMachineEvent(event: NotificationEvent): boolean {
  return machineEvents.some((known) => known === event)
}

function isReportEvent(event: NotificationEvent): boolean {
  return reportEvents.some((known) => known === event)
}
