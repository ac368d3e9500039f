import type { PresentAgent } from '@ferrule/domain/service-desk/ticket-presence'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { reportPresence } from './report-presence.ts'

/** The mutation by which an open ticket of the service desk reports its agent. */
export function addPresenceMutation(builder: Builder): void {
  const presentAgent = builder.objectRef<PresentAgent>('PresentAgent').implement({
    description: 'Another agent who has the ticket open now',
    fields: (t) => ({ name: t.exposeString('name'), isTyping: t.exposeBoolean('isTyping') }),
  })
  builder.mutationFields((t) => ({
    reportPresence: t.withAuth({ worksServiceDesk: true }).field({
      type: [presentAgent],
      description: 'Counts for 30 seconds; returns the other agents',
      args: { ticketId: t.arg.id({ required: true }), isTyping: t.arg.boolean({ required: true }) },
      resolve: async (_, { ticketId, isTyping }, context) => {
        const parsed = z.uuid().safeParse(ticketId)
        return parsed.success ? reportPresence(context, context.actor, { ticketId: parsed.data, isTyping }) : []
      },
    }),
  }))
}
