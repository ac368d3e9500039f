import { releaseScope, releaseScopes, subscriptionInput } from '@ferrule/domain/media-releases/release-subscription'
import type { Builder } from '../graphql/builder.ts'
import {
  confirmReleaseSubscription,
  endReleaseSubscription,
  findReleaseSubscription,
  type ReleaseSubscription,
} from './change-subscription.ts'
import { subscribeToReleases } from './subscribe-to-releases.ts'

type Payload = { refusal: string | null }

/** Subscriptions to media releases by mail. A link in the mail stands for the owner of the address. */
export function addReleaseSubscriptionFields(builder: Builder): void {
  const payload = builder.objectRef<Payload>('ReleaseSubscriptionPayload').implement({
    fields: (t) => ({
      refusal: t.exposeString('refusal', { nullable: true, description: 'The reason; null after a success' }),
    }),
  })
  addQuery(builder)
  builder.mutationField('subscribeToReleases', (t) =>
    t.field({
      type: payload,
      description:
        'Sends a link to the address, by which its owner confirms. The result is the same for every address.',
      authScopes: { public: true },
      args: {
        email: t.arg.string({ required: true }),
        scope: t.arg.string({ required: true, description: releaseScopes.join(', ') }),
        language: t.arg.string({ required: true }),
      },
      resolve: async (_, args, context): Promise<Payload> => {
        const input = subscriptionInput.safeParse(args)
        if (!input.success) return { refusal: 'invalid-input' }
        return toPayload(await subscribeToReleases(context, input.data))
      },
    }),
  )
  builder.mutationField('confirmReleaseSubscription', (t) =>
    t.field({
      type: payload,
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true }), scope: t.arg.string({ required: true }) },
      resolve: async (_, { token, scope }, context): Promise<Payload> => {
        const read = releaseScope.safeParse(scope)
        if (!read.success) return { refusal: 'invalid-input' }
        return toPayload(await confirmReleaseSubscription(context, { token, scope: read.data }))
      },
    }),
  )
  builder.mutationField('endReleaseSubscription', (t) =>
    t.field({
      type: payload,
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context): Promise<Payload> => {
        await endReleaseSubscription(context, token)
        return { refusal: null }
      },
    }),
  )
}

function addQuery(builder: Builder): void {
  const subscription = builder.objectRef<ReleaseSubscription>('ReleaseSubscription').implement({
    description: 'Without the address, because a link can be forwarded',
    fields: (t) => ({ scope: t.exposeString('scope'), isConfirmed: t.exposeBoolean('isConfirmed') }),
  })
  builder.queryField('releaseSubscription', (t) =>
    t.field({
      type: subscription,
      nullable: true,
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context) => (await findReleaseSubscription(context, token)) ?? null,
    }),
  )
}

function toPayload(result: { ok: true } | { ok: false; reason: string }): Payload {
  return { refusal: result.ok ? null : result.reason }
}
