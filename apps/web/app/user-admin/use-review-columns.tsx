import { Button } from '@ferrule/ui/button'
import type { DataColumn } from '@ferrule/ui/data-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { AccessStatusBadge } from './access-status-badge.tsx'
import type { AccessReviewQuery } from './managed-access.generated.ts'
import type { Changes } from './use-changes.ts'
import { useDay } from './use-day.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import { nameOf } from './user-details.ts'
import classes from './user-admin.module.css'

type Entry = AccessReviewQuery['accessReview']['entries'][number]

type ColumnArgs = { changes: Changes; organisationCount: number }

/** The columns of the access review; without the organisation for administrators of one. */
export function useReviewColumns({ changes, organisationCount }: ColumnArgs): DataColumn<Entry>[] {
  const texts = useTexts()
  const day = useDay()
  const { portalHome } = useFrame()
  const labels = toUserAdminLabels(texts)
  const nameOfAccess = ({ access }: Entry) => `${labels.application(access.application)}, ${labels.role(access.role)}`
  const organisation: DataColumn<Entry> = {
    key: 'organisation',
    header: texts('user-admin.organisation'),
    cell: ({ access }) => access.organisationName,
  }
  return [
    {
      key: 'user',
      header: texts('user-admin.review.person-access'),
      rowHeader: true,
      onCard: 'full-width',
      cell: (entry) => (
        <>
          <a href={`${portalHome}/user-admin/${entry.userId}`}>{nameOf(entry)}</a>
          <span className={classes.email}>{nameOfAccess(entry)}</span>
          <span className={classes.badges}>
            <EntryBadges entry={entry} />
          </span>
        </>
      ),
    },
    ...(organisationCount > 1 ? [organisation] : []),
    { key: 'since', header: texts('user-admin.since'), noWrap: true, cell: ({ access }) => day(access.since) },
    { key: 'reason', header: texts('user-admin.reason'), cell: ({ access }) => access.reason },
    {
      key: 'by',
      header: texts('user-admin.granted-by'),
      cell: ({ access }) => access.grantedBy ?? texts('user-admin.system'),
    },
    {
      key: 'used',
      header: texts('user-admin.last-used'),
      noWrap: true,
      cell: ({ access }) => (access.lastUsedAt ? day(access.lastUsedAt) : texts('user-admin.never')),
    },
    {
      key: 'ends',
      header: texts('user-admin.ends'),
      noWrap: true,
      cell: ({ access }) => (access.endsOn ? day(access.endsOn) : texts('user-admin.invite.no-end')),
    },
    {
      key: 'decision',
      header: texts('user-admin.review.decision'),
      onCard: 'full-width',
      cell: (entry) => <Decision entry={entry} changes={changes} access={nameOfAccess(entry)} />,
    },
  ]
}

function EntryBadges({ entry: { access, isUnused, isExpiringSoon } }: { entry: Entry }) {
  const texts = useTexts()
  return (
    <>
      {access.status !== 'active' && <AccessStatusBadge status={access.status} />}
      {isUnused && (
        <StatusBadge tone="warn" icon="warn">
          {texts('user-admin.review.unused')}
        </StatusBadge>
      )}
      {isExpiringSoon && <StatusBadge tone="warn">{texts('user-admin.review.ending')}</StatusBadge>}
    </>
  )
}

type DecisionProps = { entry: Entry; changes: Changes; access: string }

/**
 * Keeps or withdraws an access. Both are sent at once, because the message above the list offers to undo them. While the
 * review is open, the row of a kept access offers it as well.
 */
function Decision({ entry, changes, access }: DecisionProps) {
  const texts = useTexts()
  const day = useDay()
  const subject = `${access}, ${nameOf(entry)}`
  const input = { accessId: entry.access.id, reason: '' }
  if (entry.confirmedAt && !entry.isUndecided) {
    return (
      <span className={classes.decision}>
        <span>{texts('user-admin.review.confirmed-on', { date: day(entry.confirmedAt) })}</span>
        {entry.isKept && entry.access.actions.includes('update') && (
          <Button
            variant="quiet"
            disabled={changes.isSending}
            aria-label={`${texts('user-admin.undo')}: ${subject}`}
            onClick={() => void changes.send({ intent: 'undo-keep', input })}
          >
            {texts('user-admin.undo')}
          </Button>
        )}
      </span>
    )
  }
  return (
    <span className={classes.decision}>
      <Button
        variant="secondary"
        disabled={changes.isSending}
        aria-label={`${texts('user-admin.review.keep')}: ${subject}`}
        onClick={() => void changes.send({ intent: 'keep', input })}
      >
        {texts('user-admin.review.keep')}
      </Button>
      {entry.access.actions.includes('withdraw') && (
        <Button
          variant="secondary"
          disabled={changes.isSending}
          aria-label={`${texts('user-admin.withdraw')}: ${subject}`}
          onClick={() => void changes.send({ intent: 'withdraw', input })}
        >
          {texts('user-admin.withdraw')}
        </Button>
      )}
    </span>
  )
}
