import { formatDate } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { MoreLink } from '@ferrule/ui/more-link'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { toPortalColumns } from '../portal/list-columns.ts'
import { type Review, ReviewBar } from './review-bar.tsx'
import { useDay } from './use-day.ts'
import { toUserColumns, type UserRow } from './user-columns.tsx'
import classes from './user-admin.module.css'

/** The open review of an organisation, with its due date. */
export function OrganisationReview({ review }: { review: Review }) {
  const texts = useTexts()
  const day = useDay()
  const { portalHome } = useFrame()
  return (
    <Panel
      id="review"
      title={texts('user-admin.review')}
      aside={<StatusBadge tone="warn">{texts('user-admin.review.due', { date: day(review.dueOn) })}</StatusBadge>}
    >
      <div className={classes.between}>
        <ReviewBar review={review} />
        <ButtonLink
          variant="secondary"
          href={`${portalHome}/user-admin/review?organisationId=${review.organisationId}&filter=undecided`}
        >
          {texts('user-admin.review')}
        </ButtonLink>
      </div>
    </Panel>
  )
}

type MembersProps = { organisationId: string; name: string; users: readonly UserRow[] }

/** The first members of an organisation. */
export function OrganisationMembers({ organisationId, name, users }: MembersProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const timeZone = browserTimeZone()
  const columns = toPortalColumns(toUserColumns(texts, 1), {
    portalHome,
    formatDate: (date) => formatDate(date, language, { timeZone, month: 'short' }),
  }).map(({ id, ...column }) => ({ ...column, key: id }))
  return (
    <Panel
      id="members"
      title={texts('user-admin.members')}
      aside={
        <MoreLink href={`${portalHome}/user-admin?organisationId=${organisationId}`}>
          {texts('component.show-all')}
        </MoreLink>
      }
    >
      <DataTable
        variant="dense"
        // Differs from the name of the panel, because both are landmarks.
        caption={`${texts('user-admin.members')}: ${name}`}
        captionHidden
        rows={users}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </Panel>
  )
}
