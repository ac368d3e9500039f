import { toLimitedCount } from '@ferrule/domain/limited-count'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { userListQuery } from '@ferrule/domain/user-admin/access-list'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useLocation } from 'react-router'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import type { Route } from './+types/users.route'
import { ManagedUsers } from './managed-users.generated.ts'
import { readNotice } from './notice.ts'
import { UserAdminActions } from './user-admin-actions.tsx'
import { toUserAdminLabels } from './user-admin-labels.ts'
import { UserAdminPage } from './user-admin-page.tsx'
import { UserAdmin } from './user-admin.generated.ts'
import { UserFilters } from './user-filters.tsx'
import { UserList } from './user-list.tsx'
import classes from './user-admin.module.css'

/** The URL contains the filters, so that a list can be bookmarked and shared, and the back button works. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = userListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const [{ userAdmin }, { managedUsers }] = await Promise.all([
    queryDataService(UserAdmin, {}),
    queryDataService(ManagedUsers, query),
  ])
  return { userAdmin, users: managedUsers, query }
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

export default function Users({ loaderData: { userAdmin, users, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const labels = toUserAdminLabels(texts)
  const { portalHome } = useFrame()
  const notice = readNotice(useLocation().state)
  const search = toListQuery(userListQuery, query)
  const hrefOf = (status: (typeof query)['status']) =>
    `${portalHome}/user-admin${toListQuery(userListQuery, query, { status })}`
  const toChip = ({ status, count }: (typeof users)['counts'][number]) => {
    const known = userListQuery.parse({ status }).status
    return {
      label: labels.status(status),
      count: toLimitedCount(count, userCountLimit),
      href: hrefOf(known),
      current: query.status === known,
    }
  }
  return (
    <UserAdminPage tab="users" summary={userAdmin} actions={<UserAdminActions />}>
      {notice && <FlashMessage kind="success" title={texts(notice)} hideLabel={texts('component.hide-message')} />}
      <div className={classes.tabs}>
        <FilterChips
          label={texts('user-admin.status')}
          chips={[
            { label: texts('component.all'), href: hrefOf(undefined), current: query.status === undefined },
            ...users.counts.filter(({ status, count }) => count > 0 || status === query.status).map(toChip),
          ]}
        />
      </div>
      <div className={classes.frame}>
        <UserFilters query={query} choices={userAdmin} />
        <UserList
          key={search}
          first={users}
          query={query}
          isFiltered={search !== ''}
          organisationCount={userAdmin.organisationCount}
        />
      </div>
    </UserAdminPage>
  )
}
