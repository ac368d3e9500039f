import type { ChosenChannels, MailTiming, NotificationEvent } from '@ferrule/domain/notifications/notification-rules'
import type { PersonalRole } from '@ferrule/domain/notifications/select-recipients'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { queuePushes } from './queue-pushes.ts'

/** The service that shows the record. */
type Application = 'ticketing' | 'product-information' | 'inventory'

type ReachablePeopleArgs = {
  personIds: readonly string[]
  organisationId: string
  event: NotificationEvent
  application: Application
}

/**
 * The people among these who have a mail address, with their language and the channels they chose. `isCustomer`: whether
 * they may see the records of the organisation in the application as its members.
 */
export async function listReachablePeople(tx: Queries, args: ReachablePeopleArgs) {
  const { personIds, organisationId, event, application } = args
  const people = await tx
    .selectFrom('person')
    .leftJoin('accountProfile', 'accountProfile.personId', 'person.subject')
    .leftJoin('notificationPreference', (join) =>
      join.onRef('notificationPreference.personId', '=', 'person.id').on('notificationPreference.event', '=', event),
    )
    .where((where) => where('person.id', '=', where.fn.any(where.val([...personIds]))))
    // Deleted people and people with an unverified address.
    .where('person.email', 'not like', '%.invalid')
    .select(['person.id', 'person.email', 'notificationPreference.mail', 'notificationPreference.push'])
    .select([
      sql<string>`coalesce(account_profile.language, '')`.as('language'),
      seesRecordsOf(application, sql.ref('person.id'), sql`${organisationId}::uuid`).as('isCustomer'),
    ])
    .execute()
  return people.map(({ mail, push, ...person }) => ({ ...person, chosen: { mail, push } }))
}

/** The channels that people chose for an event, by person. */
export async function listChoicesOf(
  tx: Queries,
  event: NotificationEvent,
  personIds: readonly string[],
): Promise<Map<string, ChosenChannels>> {
  const rows = await tx
    .selectFrom('notificationPreference')
    .where('event', '=', event)
    .where((where) => where('personId', '=', where.fn.any(where.val([...personIds]))))
    .select(['personId', 'mail', 'push'])
    .execute()
  return new Map(rows.map(({ personId, ...chosen }) => [personId, chosen]))
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

const recipient = [sql.ref('notification.personId'), sql.ref('notification.organisationId')] as const

/** Whether the recipient of a notification, with its ticket if it has one, may still see what it is about. */
export const isVisibleToRecipient = sql<boolean>`case
  when notification.role = 'contact' then ticket.contact_id = notification.person_id
  when notification.report_step_id is not null then true
  when notification.order_id is not null or notification.quote_id is not null
    then ${seesRecordsOf('product-information', ...recipient)}
  when notification.ticket_id is not null then ${seesRecordsOf('ticketing', ...recipient)}
  else ${seesRecordsOf('inventory', ...recipient)} end`

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
  /** Whether the devices of the person are notified. */
  push: boolean
  happenedAt: Date
}

/** A trigger notifies the open pages of the person when the transaction commits, and jobs their devices. */
export async function insertNotification(tx: Queries, notification: NewNotification): Promise<void> {
  const { id, personId, organisationId, about, event, role, actorId, mail, push, happenedAt } = notification
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
  if (push) await queuePushes(tx, { notificationId: id, personId })
}

/** Whether a person has unread notifications of a ticket. */
export function hasUnread(personId: SqlValue, ticketId: SqlValue) {
  return sql<boolean>`exists (select from notification
    where notification.person_id = ${personId} and notification.ticket_id = ${ticketId}
      and notification.read_at is null)`
}
