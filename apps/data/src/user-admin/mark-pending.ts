import { randomUUIDv7 } from 'node:crypto'
import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import { nextStatus } from '@ferrule/domain/user-admin/access-status'
import { rolesOfApplication } from '@ferrule/domain/user-admin/application-roles'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { insertAccess, savePending } from './access-writing-store.ts'
import { listLimitedApplications } from './managed-organisation-store.ts'
import { listOwnAccesses } from './own-access-queries.ts'

type Request = { requestId: string; application: ServiceName; at: Date }

/** Shows a request to the administrators of every organisation of the person that can use the application. */
export async function markPending(tx: Queries, scope: Scope, { requestId, application, at }: Request): Promise<void> {
  const { personId, organisationIds } = scope
  const limited = await listLimitedApplications(tx, organisationIds)
  const own = (await listOwnAccesses(tx, personId)).filter((access) => access.application === application)
  for (const organisationId of organisationIds) {
    if (limited.some((one) => one.organisationId === organisationId && one.application === application)) continue
    const access = own.find((one) => one.organisationId === organisationId)
    const status = nextStatus(access?.status ?? 'none', 'request')
    if (!status) continue
    if (access) await savePending(tx, access, { requestId, at })
    else {
      const [role = ''] = rolesOfApplication(application)
      const id = randomUUIDv7()
      const reason = ''
      const by = undefined
      await insertAccess(tx, {
        id,
        organisationId,
        personId,
        application,
        role,
        status,
        reason,
        endsOn: undefined,
        by,
        at,
        requestId,
      })
    }
  }
}
