import type { UserListQuery } from '@ferrule/domain/user-admin/access-list'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { formatDate } from '@ferrule/texts/format-date'
import { EmptyState } from '@ferrule/ui/empty-state'
import { PortalTable } from '@ferrule/ui/portal-table'
import { queryDataService } from '../data-service/query-data-service.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { toPortalColumns } from '../portal/list-columns.ts'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { useLoadMore } from '../portal/use-load-more.ts'
import { ManagedUsers, type ManagedUsersQuery } from './managed-users.generated.ts'
import { toUserColumns } from './user-columns.tsx'

type UserListProps = {
  first: ManagedUsersQuery['managedUsers']
  query: UserListQuery
  isFiltered: boolean
  organisationCount: number
}

/** The table of users with its pages. Needs a `key` of the filters. */
export function UserList({ first, query, isFiltered, organisationCount }: UserListProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const { entries, ...more } = useLoadMore(
    first,
    async (after) => (await queryDataService(ManagedUsers, { ...query, after })).managedUsers,
  )
  const timeZone = browserTimeZone()
  const columns = toPortalColumns(toUserColumns(texts, organisationCount), {
    portalHome,
    formatDate: (date) => formatDate(date, language, { timeZone, month: 'short' }),
  })
  return (
    <>
      <PortalTable
        label={texts('user-admin.users')}
        columns={columns}
        items={entries}
        language={language}
        chooseLabel={texts('component.choose-columns')}
        mark={({ isSyncPending }) => (isSyncPending ? texts('user-admin.sync-pending') : undefined)}
        empty={
          <EmptyState
            level={2}
            icon="users"
            title={isFiltered ? texts('user-admin.none-match') : texts('user-admin.none')}
          />
        }
      />
      <MoreOfList
        {...more}
        shown={entries.length}
        total={first.total}
        countLimit={userCountLimit}
        failure={texts('user-admin.load-failed')}
      />
    </>
  )
}
