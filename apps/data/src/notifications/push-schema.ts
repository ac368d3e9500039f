import { pushSubscription } from '@ferrule/domain/notifications/push-subscription'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import type { ChangePayload } from '../graphql/run-change.ts'
import { runChange } from '../graphql/run-change.ts'
import { addPushSubscription, readPushSubscriptions, removePushSubscription } from './change-push-subscriptions.ts'
import type { PushSubscriptionRow } from './push-subscription-store.ts'

/** Users of a service whose records have notifications. */
const customersAndAgents = { $any: { usesTickets: true, usesProducts: true, usesMachines: true } } as const

type Payload = ReturnType<typeof addNotificationPayload>

export function addNotificationPayload(builder: Builder) {
  return builder.objectRef<ChangePayload>('NotificationPayload').implement({
    fields: (t) => ({ refusal: t.exposeString('refusal', { nullable: true }) }),
  })
}

/** GraphQL fields of the caller's own devices. */
export function addPushFields(builder: Builder, payload: Payload): void {
  const subscription = builder.objectRef<PushSubscriptionRow>('PushSubscription').implement({
    description: 'A browser that shows the notifications of the caller',
    fields: (t) => ({
      id: t.exposeID('id'),
      browser: t.exposeString('browser', { description: 'chrome, edge, firefox, opera, safari, samsung, other' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastSuccessAt: t.expose('lastSuccessAt', { type: 'DateTime', nullable: true }),
      isHere: t.boolean({
        description: 'Whether it has the endpoint of the query',
        resolve: ({ isHere }) => isHere === true,
      }),
    }),
  })
  builder.queryFields((t) => ({
    vapidPublicKey: t.withAuth(customersAndAgents).string({
      nullable: true,
      description: 'The key with which browsers subscribe; null where notifications on devices are switched off',
      resolve: (_, __, context) => context.vapidPublicKey ?? null,
    }),
    pushSubscriptions: t.withAuth(customersAndAgents).field({
      type: [subscription],
      args: { endpoint: t.arg.string({ description: 'Of the calling browser, if it has one' }) },
      resolve: (_, { endpoint }, context) => readPushSubscriptions(context, context.actor, endpoint ?? undefined),
    }),
  }))
  const input = builder.inputType('PushSubscriptionInput', {
    fields: (t) => ({
      endpoint: t.string({ required: true }),
      p256dh: t.string({ required: true }),
      auth: t.string({ required: true }),
      browser: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    addPushSubscription: t.withAuth(customersAndAgents).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) =>
        runChange(pushSubscription, args.input, (valid) => addPushSubscription(context, context.actor, valid)),
    }),
    removePushSubscription: t.withAuth(customersAndAgents).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) =>
        runChange(z.uuid(), id, (valid) => removePushSubscription(context, context.actor, valid)),
    }),
  }))
}
