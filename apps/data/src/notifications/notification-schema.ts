import { mailChoice, pushChoice } from '@ferrule/domain/notifications/channel-choices'
import { notificationListQuery } from '@ferrule/domain/notifications/notification-list'
import { mailTimings, notificationEvents } from '@ferrule/domain/notifications/notification-rules'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { runChange } from '../graphql/run-change.ts'
import { chooseMails, choosePushes, type NotificationSetting, readNotificationSettings } from './choose-channels.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import type { NotificationRow } from './notification-store.ts'
import { addNotificationPayload, addPushFields } from './push-schema.ts'
import { countUnreadNotifications, type NotificationPage, readNotifications } from './read-notifications.ts'

/** Users of a service whose records have notifications. */
const customersAndAgents = { $any: { usesTickets: true, usesProducts: true, usesMachines: true } } as const

/** GraphQL fields of the caller's own notifications. */
export function addNotificationFields(builder: Builder): void {
  const payload = addNotificationPayload(builder)
  addQueries(builder)
  addMutations(builder, payload)
  addPushFields(builder, payload)
}

function addQueries(builder: Builder): void {
  const page = addPage(builder)
  const setting = builder.objectRef<NotificationSetting>('NotificationSetting').implement({
    fields: (t) => ({
      event: t.exposeString('event', { description: notificationEvents.join(', ') }),
      mail: t.exposeString('mail', { description: mailTimings.join(', ') }),
      timings: t.stringList({ description: 'The offered values of mail', resolve: ({ timings }) => [...timings] }),
      push: t.exposeBoolean('push', {
        nullable: true,
        description: 'Whether devices are notified; null where that is not offered',
      }),
    }),
  })
  builder.queryFields((t) => ({
    notifications: t.withAuth(customersAndAgents).field({
      type: page,
      description: 'Newest first; an invalid page is the first',
      args: { unread: t.arg.boolean(), page: t.arg.int() },
      resolve: (_, input, context) => readNotifications(context, context.actor, notificationListQuery.parse(input)),
    }),
    unreadNotifications: t.withAuth(customersAndAgents).int({
      description: 'At most 100',
      resolve: (_, __, context) => countUnreadNotifications(context, context.actor),
    }),
    notificationSettings: t.withAuth(customersAndAgents).field({
      type: [setting],
      resolve: (_, __, context) => readNotificationSettings(context, context.actor),
    }),
  }))
}

function addPage(builder: Builder) {
  const notification = builder.objectRef<NotificationRow>('Notification').implement({
    description: 'A notification of the caller about a ticket, an order, a quote, their machines or a security report',
    fields: (t) => ({
      id: t.exposeID('id'),
      event: t.exposeString('event', { description: notificationEvents.join(', ') }),
      role: t.exposeString('role', {
        description: 'opener, contact, follower, orderer, requester, machine-user, agent',
      }),
      actor: t.string({
        description: 'Name of the person who caused it; empty for a former user and where nobody did',
        resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
      }),
      ticketId: t.exposeID('ticketId', { nullable: true, description: 'Null unless it is about a ticket' }),
      orderId: t.exposeID('orderId', { nullable: true, description: 'Null unless it is about an order' }),
      quoteId: t.exposeID('quoteId', { nullable: true, description: 'Null unless it is about a quote' }),
      reportId: t.exposeID('reportId', { nullable: true, description: 'Null unless it is about a security report' }),
      supportUntil: t.exposeString('supportUntil', {
        nullable: true,
        description: 'The last month of the security updates of machines, such as 2034-03; null for everything else',
      }),
      number: t.exposeString('number', { description: 'Of the ticket, order, quote or advisory; otherwise empty' }),
      subject: t.exposeString('subject', {
        description: 'Of the ticket, the advisory or the report, the model of the machines, or the name of the plant',
      }),
      machineName: t.exposeString('machineName'),
      serialNumber: t.exposeString('serialNumber'),
      happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
      isUnread: t.boolean({ resolve: ({ readAt }) => readAt === null }),
    }),
  })
  return builder.objectRef<NotificationPage>('NotificationPage').implement({
    fields: (t) => ({
      entries: t.expose('entries', { type: [notification] }),
      unread: t.exposeInt('unread', { description: 'At most 100' }),
      page: t.exposeInt('page'),
      hasMore: t.exposeBoolean('hasMore'),
    }),
  })
}

function addMutations(builder: Builder, payload: ReturnType<typeof addNotificationPayload>): void {
  builder.mutationFields((t) => ({
    markNotificationsRead: t.withAuth(customersAndAgents).field({
      type: payload,
      args: { newest: t.arg.string({ required: true, description: 'Of the notifications that the caller saw' }) },
      resolve: (_, { newest }, context) =>
        runChange(z.uuid(), newest, (valid) => markNotificationsRead(context, context.actor, valid)),
    }),
    chooseMails: t.withAuth(customersAndAgents).field({
      type: payload,
      args: { event: t.arg.string({ required: true }), mail: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        runChange(mailChoice, input, (valid) => chooseMails(context, context.actor, valid)),
    }),
    choosePushes: t.withAuth(customersAndAgents).field({
      type: payload,
      args: { event: t.arg.string({ required: true }), push: t.arg.boolean({ required: true }) },
      resolve: (_, input, context) =>
        runChange(pushChoice, input, (valid) => choosePushes(context, context.actor, valid)),
    }),
  }))
}
