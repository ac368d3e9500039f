import { randomUUIDv7 } from 'node:crypto'
import { canRequestAccess } from '@ferrule/domain/portal-services/access-request'
import type { AccessRequestInput } from '@ferrule/domain/portal-services/access-request-input'
import { toServiceEntry } from '@ferrule/domain/portal-services/service-entry'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { toTile } from '@ferrule/domain/user-admin/access-tile'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markPending } from '../user-admin/mark-pending.ts'
import { readTileFacts } from '../user-admin/read-tile-facts.ts'
import { findOpenRequests, insertAccessRequest } from './access-request-store.ts'

/**
 * Requests access to a service, if its tile in the list of services allows it. The request, its audit event and the
 * mail to the portal team share one transaction. Idempotent: a second request changes nothing while one is open.
 */
export async function requestAccess(
  { db, now, portalTeamAddress }: Pick<Deps, 'db' | 'now' | 'portalTeamAddress'>,
  actor: SignedInActor,
  { service, reason }: AccessRequestInput,
): Promise<Result<undefined, 'nothing-to-request'>> {
  const { profile } = actor
  if ((await findOpenRequests(db.queries, profile.id)).has(service)) return ok(undefined)
  const { status: roleStatus } = toServiceEntry(service, profile, '')
  const { status } = toTile({ roleStatus, today: toDay(now()), ...(await readTileFacts(db, profile))(service) })
  if (!canRequestAccess(status)) return refuse('nothing-to-request')
  const request = { id: randomUUIDv7(), personId: profile.id, service, reason, requestedAt: now() }
  return withUserScope(db, actor, async (tx, scope) => {
    if (!(await insertAccessRequest(tx, request))) return ok(undefined)
    await markPending(tx, scope, { requestId: request.id, application: service, at: request.requestedAt })
    await recordEvent(tx, {
      actor: profile.id,
      action: 'request-service-access',
      subjectType: 'access-request',
      subjectId: request.id,
      after: { service },
    })
    await queueMail(tx, {
      kind: 'access-requested',
      toAddress: portalTeamAddress,
      subject: `Access requested: ${service}`,
      body: `${profile.fullName} <${profile.email}> asks for ${service}.\n\n${reason}\n`,
    })
    return ok(undefined)
  })
}
