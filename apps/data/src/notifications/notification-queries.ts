import type { NotificationEvent, MailTiming } from '@ferrule/domain/notifications/notification-rules'
import type { PersonalRole } from '@ferrule/domain/notifications/select-recipients'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** The service that shows the record. */
type Application = 'ticketing' | 'product-information' | 'inventory'

type ReachablePeopleArgs = {
  personIds: readonly string[]
  organisationId: string
  event: NotificationEvent
  application: Application
}

/**
 * The people among these who have a mail address, with their language and the mails they chose. `isCustomer`: whether
 * they may see the records of the organisation in the application as its members.
 */
export async function listReachablePeople(tx: Queries, args: ReachablePeopleArgs) {
  const { personIds, organisationId, event, application } = args
  return (
    tx
      .selectFrom('person')
      .leftJoin('accountProfile', 'accountProfile.personId', 'person.subject')
      .leftJoin('notificationPreference', (join) =>
        join.onRef('notificationPreference.personId', '=', 'person.id').on('notificationPreference.event', '=', event),
      )
      .where((where) => where('person.id', '=', where.fn.any(where.val([...personIds]))))
      // Deleted people and people with an unverified address.
      .where('person.email', 'not like', '%.invalid')
      .select(['person.id', 'person.email', 'notificationPreference.mail as chosenMail'])
      .select([
        sql<string>`coalesce(account_profile.language, '')`.as('language'),
        seesRecordsOf(application, sql.ref('person.id'), sql`${organisationId}::uuid`).as('isCustomer'),
      ])
      .execute()
  )
}

/** The mails that people chose for an event, by person. */
export async function listMailChoicesOf(
  tx: Queries,
  event: NotificationEvent,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('notificationPreference')
    .where('event', '=', event)
    .where((where) => where('personId', '=', where.fn.any(where.val([...personIds]))))
    .select(['personId', 'mail'])
    .execute()
  return new Map(rows.map(({ personId, mail }) => [personId, mail]))
}

type SqlValue = ReturnType<typeof sql>

/**
 * Whether a person is a member of an organisation and their access to an application was not withdrawn or declined. An
 * access in state `unknown` does not count as withdrawn: its account was missing when it was last compared.
 */
export function seesRecordsOf(application: Application, personId: SqlValue, organisationId: SqlValue) {
  return sql<SqlBool>`(exists (select from membership as member
      where member.person_id = ${personId} and member.organisation_id = ${organisationId})
    and not exists (select from application_access as access
      where access.person_id = ${personId} and access.organisation_id = ${organisationId}
        and access.application = ${application} and access.status in ('inactive', 'declined')))`
}

/** Number and description of the ticket, or of the order or quote and the plant that it is for. */
export const recordFacts = [
  sql<string>`coalesce(ticket.number, order_request.number, quote.number)`.as('number'),
  sql<string>`coalesce(ticket.subject, plant.name)`.as('subject'),
  sql<string>`coalesce(ticket.machine_name, quote.machine_name, '')`.as('machineName'),
  sql<string>`coalesce(ticket.serial_number, quote.serial_number, '')`.as('serialNumber'),
]

/** The plant of the joined order or quote. */
export const isPlantOfRecord = sql<SqlBool>`plant.id = coalesce(order_request.plant_id, quote.plant_id)`

export type NewNotification = {
  id: string
  personId: string
  organisationId: string
  about: { ticketId: string; ticketEventId: string } | { orderId: string; orderVersion: number } | { quoteId: string }
  event: NotificationEvent
  role: PersonalRole
  actorId: string
  mail: MailTiming
  happenedAt: Date
}

/** A trigger notifies the open pages of the person when the transaction commits. */
export async function insertNotification(tx: Queries, notification: NewNotification): Promise<void> {
  const { id, personId, organisationId, about, event, role, actorId, mail, happenedAt } = notification
  const none = { ticketId: null, ticketEventId: null, orderId: null, orderVersion: null, quoteId: null }
  const { ticketId, ticketEventId, orderId, orderVersion, quoteId } = { ...none, ...about }
  await tx
    .insertInto('notification')
    .values({
      id,
      personId,
      organisationId,
      ticketId,
      ticketEventId,
      orderId,
      orderVersion,
      quoteId,
      event,
      role,
      actorId,
      mail,
      happenedAt,
    })
    .execute()
}

type ReadTicketArgs = { personId: string; ticketId: string; at: Date }

/** Marks what a person was told about a ticket as read, when they open it. Returns whether anything was unread. */
export async function markTicketRead(tx: Queries, { personId, ticketId, at }: ReadTicketArgs): Promise<boolean> {
  const marked = await tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('ticketId', '=', ticketId)
    .where('readAt', 'is', null)
    .returning('id')
    .execute()
  return marked.length > 0
}

type ReadOrderArgs = { personId: string; orderId: string; at: Date }

/** The same for an order. */
export async function markOrderRead(tx: Queries, { personId, orderId, at }: ReadOrderArgs): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('orderId', '=', orderId)
    .where('readAt', 'is', null)
    .execute()
}

type ReadQuoteArgs = { personId: string; quoteId: string; at: Date }

/** The same for a quote. */
export async function markQuoteRead(tx: Queries, { personId, quoteId, at }: ReadQuoteArgs): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('quoteId', '=', quoteId)
    .where('readAt', 'is', null)
    .execute()
}

/** Whether a person has unread notifications of a ticket. */
export function hasUnread(personId: SqlValue, ticketId: SqlValue) {
  return sql<boolean>`exists (select from notification
    where notification.person_id = ${personId} and notification.ticket_id = ${ticketId}
      and notification.read_at is null)`
}
