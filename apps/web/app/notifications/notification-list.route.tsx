import { notificationListQuery, type NotificationListQuery } from '@ferrule/domain/notifications/notification-list'
import { toLimitedCount } from '@ferrule/domain/limited-count'
import { unreadCountLimit } from '@ferrule/domain/notifications/unread-count'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { Pagination } from '@ferrule/ui/pagination'
import { data, Form, useActionData } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePaginationLabels } from '../frame/use-pagination-labels.ts'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { queryTicketService } from '../tickets/query-ticket-service.ts'
import type { Route } from './+types/notification-list.route'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { Notifications } from './notifications.generated.ts'

/** The URL contains the filter, so that the back button works. */
export const clientLoader = keepPreviousData(async ({ request }: Route.ClientLoaderArgs) => {
  const query = notificationListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await queryTicketService(Notifications, query)), query }
})

export async function clientAction({ request }: Route.ClientActionArgs) {
  const newest = (await request.formData()).get('newest')
  const isSaved = await markNotificationsRead(typeof newest === 'string' ? newest : undefined)
  return data({ isSaved }, { status: isSaved ? 200 : 503 })
}

export { NotificationsUnavailable as ErrorBoundary } from './notifications-unavailable.tsx'

export default function NotificationScreen({ loaderData: { notifications, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const paginationLabels = usePaginationLabels()
  const result = useActionData<typeof clientAction>()
  useLiveTickets()
  const { entries, unread, page, hasMore } = notifications
  const hrefOf = (change: Partial<NotificationListQuery>) =>
    `${portalHome}/notifications${toListQuery(notificationListQuery, query, { page: 1, ...change })}`
  return (
    <PortalPage title={texts('notification.title')} actions={<Actions newest={entries[0]?.id} unread={unread} />}>
      {result?.isSaved === false && <FlashMessage kind="error" title={texts('notification.not-saved')} />}
      <LinkTabs
        label={texts('notification.filter')}
        tabs={[false, true].map((value) => ({
          label: texts(value ? 'notification.filter.unread' : 'notification.filter.all'),
          href: hrefOf({ unread: value }),
          count: value && unread > 0 ? toLimitedCount(unread, unreadCountLimit) : undefined,
          current: query.unread === value,
        }))}
      />
      <div className={classes.list}>
        <NotificationList entries={entries} level={2} />
        {entries.length === 0 && (
          <EmptyState
            level={2}
            icon="bell"
            title={texts(query.unread ? 'notification.none-unread' : 'notification.none')}
          >
            {texts('notification.none-text')}
          </EmptyState>
        )}
      </div>
      {(hasMore || page > 1) && (
        <Pagination
          page={page}
          pageCount={hasMore ? page + 1 : page}
          range={texts('component.page', { page })}
          hrefOf={(number) => hrefOf({ page: number })}
          labels={paginationLabels}
        />
      )}
    </PortalPage>
  )
}

function Actions({ newest, unread }: { newest: string | undefined; unread: number }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <>
      <ButtonLink variant="quiet" href={`${portalHome}/notifications/settings`}>
        {texts('notification.settings')}
      </ButtonLink>
      {newest !== undefined && unread > 0 && (
        <Form method="post">
          <input type="hidden" name="newest" value={newest} />
          <Button type="submit" variant="secondary">
            {texts('notification.mark-all-read')}
          </Button>
        </Form>
      )}
    </>
  )
}
