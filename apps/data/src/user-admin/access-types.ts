import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { accessActions, accessStatuses } from '@ferrule/domain/user-admin/access-status'
import type { Builder } from '../graphql/builder.ts'
import { addPage } from '../graphql/page-of-list.ts'
import type { ClosedReview, ReviewEntry, ReviewExport, ReviewPage } from './read-access-review.ts'
import type { AccessRequestEntry } from './read-requests.ts'
import type { ManagedAccess } from './to-managed-access.ts'

/** The portal uses these values in URLs and text keys, so they are strings listed in a description and no enums. */
export const oneOf = (values: readonly string[]) => ({ description: values.join(', ') })

export type AccessRef = ReturnType<typeof addManagedAccess>

export function addManagedAccess(builder: Builder) {
  return builder.objectRef<ManagedAccess>('ManagedAccess').implement({
    description: 'The access of a user to an application within an organisation',
    fields: (t) => ({
      id: t.exposeID('id'),
      userId: t.exposeID('userId', { description: 'A person, or an invite' }),
      organisationId: t.exposeID('organisationId'),
      organisationName: t.exposeString('organisationName'),
      application: t.exposeString('application', oneOf(serviceNames)),
      role: t.exposeString('role'),
      status: t.exposeString('status', oneOf(accessStatuses)),
      since: t.expose('since', { type: 'DateTime', description: 'Time of the last change of the status' }),
      reason: t.exposeString('reason'),
      grantedBy: t.exposeString('grantedBy', { nullable: true, description: 'Null for the system or a former user' }),
      endsOn: t.exposeString('endsOn', { nullable: true, description: 'The last day of access, as yyyy-mm-dd' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
      requestedAt: t.expose('requestedAt', { type: 'DateTime', nullable: true, description: 'While pending' }),
      requestReason: t.exposeString('requestReason', { nullable: true, description: 'While pending' }),
      inviteExpiresAt: t.expose('inviteExpiresAt', { type: 'DateTime', nullable: true }),
      isSyncPending: t.exposeBoolean('isSyncPending', {
        description: 'A change is saved and not yet applied at the identity server',
      }),
      version: t.exposeInt('version'),
      actions: t.exposeStringList('actions', {
        description: `Actions that the caller may take now: ${accessActions.join(', ')}`,
      }),
    }),
  })
}

export function addRequestPage(builder: Builder, access: AccessRef) {
  const request = builder.objectRef<AccessRequestEntry>('AccessRequest').implement({
    description: 'A request for access that waits for a decision; its id is that of the access',
    fields: (t) => ({
      id: t.exposeID('id'),
      userId: t.id({ resolve: (entry) => entry.access.userId }),
      access: t.expose('access', { type: access }),
      requestedBy: t.exposeString('requestedBy'),
      email: t.exposeString('email'),
      requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
      reason: t.exposeString('reason'),
    }),
  })
  return addPage(builder, 'AccessRequestPage', request)
}

export function addReviewTypes(builder: Builder, access: AccessRef) {
  const entry = builder.objectRef<ReviewEntry>('AccessReviewEntry').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      userId: t.id({ resolve: (one) => one.access.userId }),
      name: t.exposeString('name'),
      email: t.exposeString('email'),
      access: t.expose('access', { type: access }),
      confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
      isUndecided: t.exposeBoolean('isUndecided', { description: 'The open review has no decision about it yet' }),
      isKept: t.exposeBoolean('isKept', { description: 'It was kept in the open review' }),
      isUnused: t.exposeBoolean('isUnused', { description: 'Not used for 90 days' }),
      isExpiringSoon: t.exposeBoolean('isExpiringSoon', { description: 'Ends within 30 days' }),
    }),
  })
  const review = builder.objectRef<NonNullable<ReviewPage['review']>>('AccessReview').implement({
    description: 'An open review of all accesses of an organisation',
    fields: (t) => ({
      id: t.exposeID('id'),
      organisationId: t.exposeID('organisationId'),
      organisationName: t.exposeString('organisationName'),
      openedAt: t.expose('openedAt', { type: 'DateTime' }),
      dueOn: t.exposeString('dueOn'),
      total: t.exposeInt('total'),
      decided: t.exposeInt('decided'),
      withdrawn: t.exposeInt('withdrawn', { description: 'Of the decided ones' }),
    }),
  })
  const closed = builder.objectRef<ClosedReview>('ClosedAccessReview').implement({
    fields: (t) => ({
      organisationName: t.exposeString('organisationName'),
      closedAt: t.expose('closedAt', { type: 'DateTime' }),
      closedBy: t.exposeString('closedBy', { nullable: true }),
    }),
  })
  const page = builder.objectRef<ReviewPage>('AccessReviewPage').implement({
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'At most 1,000' }),
      entries: t.expose('entries', { type: [entry] }),
      next: t.exposeID('next', { nullable: true }),
      review: t.field({ type: review, nullable: true, resolve: (one) => one.review }),
      closed: t.expose('closed', { type: closed, nullable: true, description: 'The review that was closed last' }),
    }),
  })
  const exported = builder.objectRef<ReviewExport>('AccessReviewExport').implement({
    description: 'A table with a detached Ed25519 signature of its checksum line, as for software',
    fields: (t) => ({
      fileName: t.exposeString('fileName'),
      csv: t.exposeString('csv'),
      signature: t.exposeString('signature'),
      publicKey: t.exposeString('publicKey'),
    }),
  })
  return { page, exported }
}
