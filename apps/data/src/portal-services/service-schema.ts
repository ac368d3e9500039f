import { accessRequestInput } from '@ferrule/domain/portal-services/access-request-input'
import { serviceStatuses } from '@ferrule/domain/portal-services/service-status'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import type { Builder } from '../graphql/builder.ts'
import { type ListedService, listServices } from './list-services.ts'
import { requestAccess } from './request-access.ts'

type Payload = { refusal: string | null }

export function addServiceFields(builder: Builder): void {
  const service = builder.objectRef<ListedService>('PortalService').implement({
    description: 'A service of the portal with its status for the caller',
    fields: (t) => ({
      name: t.exposeString('name', { description: serviceNames.join(', ') }),
      status: t.exposeString('status', { description: serviceStatuses.join(', ') }),
      serviceUrl: t.exposeString('serviceUrl', {
        description: 'A path of the portal, or the URL of an external service',
      }),
      requestedAt: t.expose('requestedAt', { type: 'DateTime', nullable: true }),
      userType: t.exposeString('userType', { nullable: true, description: 'For wire-flow: unknown, onprem or cloud' }),
    }),
  })
  builder.queryField('portalServices', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: [service],
      resolve: (_, __, context) => listServices(context, context.actor.profile),
    }),
  )
  const payload = builder.objectRef<Payload>('RequestServiceAccessPayload').implement({
    description: 'The reason of a refusal; null on success',
    fields: (t) => ({ refusal: t.exposeString('refusal', { nullable: true }) }),
  })
  const input = builder.inputType('RequestServiceAccessInput', {
    fields: (t) => ({
      service: t.string({ required: true }),
      reason: t.string({ required: true, description: 'May be empty' }),
    }),
  })
  builder.mutationField('requestServiceAccess', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: rawInput }, context): Promise<Payload> => {
        const parsed = accessRequestInput.safeParse(rawInput)
        if (!parsed.success) return { refusal: 'invalid-input' }
        const result = await requestAccess(context, context.actor, parsed.data)
        return { refusal: result.ok ? null : result.reason }
      },
    }),
  )
}
