import { createHash } from 'node:crypto'
import { toCsv } from '@ferrule/domain/tables/to-csv'
import type { ReviewQuery } from '@ferrule/domain/user-admin/access-list'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import { recordEvent } from '../audit/record-event.ts'
import { type Page, type PageQuery, toPage } from '../graphql/page-of-list.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countReviewEntries, findClosedReview, findOpenReview, listReviewEntries } from './access-review-store.ts'
import type { ReadDeps } from './read-users.ts'
import { type ManagedAccess, toManagedAccess, toName } from './to-managed-access.ts'

export type ReviewEntry = {
  id: string
  name: string
  email: string
  access: ManagedAccess
  confirmedAt: Date | null
  isUnused: boolean
  isExpiringSoon: boolean
  isUndecided: boolean
  isKept: boolean
}

export type ClosedReview = { organisationName: string; closedAt: Date; closedBy: string | null }

export type ReviewPage = Page<ReviewEntry> & {
  review: Awaited<ReturnType<typeof findOpenReview>>
  closed: ClosedReview | null
}

/** The active accesses with their reasons and dates, and the progress of the open review. */
export async function readAccessReview(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  { query, page }: { query: ReviewQuery; page: PageQuery },
): Promise<ReviewPage> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const at = now()
    const rows = await listReviewEntries(tx, administrator, { query, page, now: at })
    const entries = rows.map(
      ({ firstName, lastName, email, isUnused, isExpiringSoon, isUndecided, isKept, ...access }): ReviewEntry => ({
        id: access.id,
        name: toName(firstName, lastName) ?? '',
        email,
        access: toManagedAccess(administrator, access, toDay(at)),
        confirmedAt: access.confirmedAt,
        isUnused,
        isExpiringSoon,
        isUndecided: Boolean(isUndecided),
        isKept: Boolean(isKept),
      }),
    )
    const closed = await findClosedReview(tx, administrator, query.organisationId)
    return {
      ...toPage(entries, await countReviewEntries(tx, administrator, { query, now: at })),
      review: await findOpenReview(tx, administrator, query.organisationId),
      closed: closed
        ? {
            organisationName: closed.organisationName,
            closedAt: closed.closedAt,
            closedBy: toName(closed.firstName, closed.lastName),
          }
        : null,
    }
  })
}

export type ReviewExport = { fileName: string; csv: string; signature: string; publicKey: string }

const maxExported = 5000

const header = [
  'name',
  'email',
  'organisation',
  'application',
  'role',
  'since',
  'reason',
  'granted by',
  'last used',
  'ends',
  'confirmed',
]

/** The access review as a signed table. The signature covers the checksum line of the file, as for software. */
export async function exportAccessReview(
  { db, now, softwareSigning }: ReadDeps & Pick<Deps, 'softwareSigning'>,
  actor: SignedInActor,
  query: ReviewQuery,
): Promise<ReviewExport> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const at = now()
    const rows = await listReviewEntries(tx, administrator, { query, page: { limit: maxExported }, now: at })
    const csv = toCsv([
      header,
      ...rows.map((row) => [
        toName(row.firstName, row.lastName) ?? '',
        row.email,
        row.organisationName,
        row.application,
        row.role,
        row.since.toISOString(),
        row.reason,
        toName(row.granterFirstName, row.granterLastName) ?? '',
        row.lastUsedAt?.toISOString() ?? '',
        row.endsOn ?? '',
        row.confirmedAt?.toISOString() ?? '',
      ]),
    ])
    await recordEvent(tx, {
      actor: administrator.personId,
      action: 'export-access-review',
      subjectType: 'access-review',
      subjectId: query.organisationId ?? 'all',
      after: { rows: rows.length },
    })
    const fileName = `access-review-${toDay(at)}.csv`
    const sha256 = createHash('sha256').update(csv).digest('hex')
    return {
      fileName,
      csv,
      signature: softwareSigning.sign({ sha256, fileName }),
      publicKey: softwareSigning.publicKey,
    }
  })
}
