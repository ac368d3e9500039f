import type { AccessStatus } from '@ferrule/domain/user-admin/access-status'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'
import type { AccessRow } from './access-store.ts'

export type NewAccess = {
  id: string
  organisationId: string
  personId?: string | undefined
  invitationId?: string | undefined
  application: string
  role: string
  status: AccessStatus
  reason: string
  endsOn: string | undefined
  /** Undefined for the system. */
  by: string | undefined
  at: Date
  requestId?: string | undefined
  /** The group of the directory that gives the access. */
  scimGroupId?: string | undefined
}

/** Returns false if the person already has a record for the application in this organisation. */
export async function insertAccess(tx: Queries, access: NewAccess): Promise<boolean> {
  const {
    id,
    organisationId,
    personId,
    invitationId,
    application,
    role,
    status,
    reason,
    endsOn,
    by,
    at,
    requestId,
    scimGroupId,
  } = access
  const inserted = await tx
    .insertInto('applicationAccess')
    .values({
      id,
      organisationId,
      personId: personId ?? null,
      invitationId: invitationId ?? null,
      application,
      role,
      status,
      reason,
      endsOn: toDate(endsOn),
      grantedBy: by ?? null,
      since: at,
      requestId: requestId ?? null,
      scimGroupId: scimGroupId ?? null,
      changedBy: by ?? null,
      changedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type AccessState = { status: AccessStatus; role: string; reason: string; endsOn: string | undefined }

/** Saves a change and what was before it, for the undo. The caller holds the lock of the row. */
export async function saveAccess(
  tx: Queries,
  access: Pick<AccessRow, 'id' | 'version' | 'status' | 'role' | 'reason' | 'endsOn' | 'since'>,
  change: AccessState & { by: string | undefined; at: Date; grants: boolean; scimGroupId?: string | undefined },
): Promise<number> {
  const { status, role, reason, endsOn, by, at, grants, scimGroupId } = change
  const version = access.version + 1
  const previous = { status: access.status, role: access.role, reason: access.reason, endsOn: access.endsOn }
  await tx
    .updateTable('applicationAccess')
    .set({
      status,
      role,
      reason,
      endsOn: toDate(endsOn),
      since: status === access.status ? access.since : at,
      // A column whose value is undefined stays as it is.
      grantedBy: grants ? (by ?? null) : undefined,
      scimGroupId,
      previous: JSON.stringify(previous),
      changedBy: by ?? null,
      changedAt: at,
      version,
    })
    .where('id', '=', access.id)
    .where('version', '=', access.version)
    .execute()
  return version
}

const previousState = z.object({
  status: z.string(),
  role: z.string(),
  reason: z.string(),
  endsOn: z.iso.date().nullable(),
})

/** The state before the last change; undefined if there was none. */
export function readPrevious({ previous }: Pick<AccessRow, 'previous'>) {
  return previousState.safeParse(previous).data
}

function toDate(day: string | undefined) {
  return day === undefined ? null : sql<Date>`${day}::date`
}

export async function markConfirmed(tx: Queries, id: string, confirmedAt: Date): Promise<void> {
  await tx.updateTable('applicationAccess').set({ confirmedAt }).where('id', '=', id).execute()
}

/** Takes back that an access was kept in the review that is open. Returns false if it was not. */
export async function clearConfirmation(tx: Queries, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update application_access as access set confirmed_at = null
    where id = ${id} and confirmed_at >= (select opened_at from access_review as review
      where review.organisation_id = access.organisation_id and review.closed_at is null)`.execute(tx)
  return numAffectedRows > 0n
}

/**
 * Decides the request behind a pending access, after the access itself is saved. In the person's other organisations a
 * trigger returns the access to what it was.
 */
export async function decideRequest(
  tx: Queries,
  requestId: string,
  { outcome, at }: { outcome: 'granted' | 'declined' | 'withdrawn'; at: Date },
): Promise<void> {
  await tx
    .updateTable('accessRequest')
    .set({ outcome, decidedAt: at })
    .where('id', '=', requestId)
    .where('decidedAt', 'is', null)
    .execute()
}

/** Opens a decided request again. Returns false if the person has asked for the same service since. */
export async function reopenRequest(tx: Queries, requestId: string | null): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update access_request as request set outcome = null, decided_at = null
    where id = ${requestId} and decided_at is not null and not exists (select from access_request as later
      where later.person_id = request.person_id and later.service = request.service and later.decided_at is null)`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/**
 * A reopened request has no earlier state: if the person withdraws it, its access is deleted and does not return to what
 * the decision gave.
 */
export async function clearPrevious(tx: Queries, accessId: string): Promise<void> {
  await tx.updateTable('applicationAccess').set({ previous: null }).where('id', '=', accessId).execute()
}

/** Locks the request of an access first: two organisations can decide the same request at the same time. */
export async function lockRequestOf(tx: Queries, accessId: string): Promise<void> {
  const ofAccess = tx.selectFrom('applicationAccess').where('id', '=', accessId).select('requestId')
  await tx.selectFrom('accessRequest').where('id', '=', ofAccess).select('id').forUpdate().execute()
}

/** Makes an access of a person pending again; the decision about the request can return it to what it was. */
export async function savePending(
  tx: Queries,
  access: Pick<AccessRow, 'id' | 'status' | 'role' | 'reason' | 'endsOn'>,
  { requestId, at }: { requestId: string; at: Date },
): Promise<void> {
  const { id, status, role, reason, endsOn } = access
  await tx
    .updateTable('applicationAccess')
    .set({
      status: 'pending',
      requestId,
      since: at,
      changedAt: at,
      previous: JSON.stringify({ status, role, reason, endsOn }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}
