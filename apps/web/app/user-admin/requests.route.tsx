import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/requests.route'
import { ChangeMessage } from './change-message.tsx'
import { AccessRequests } from './managed-access.generated.ts'
import { RequestList } from './request-list.tsx'
import { useChanges } from './use-changes.ts'
import { UserAdminPage } from './user-admin-page.tsx'
import { UserAdmin } from './user-admin.generated.ts'

export async function clientLoader() {
  const [{ userAdmin }, { accessRequests }] = await Promise.all([
    queryDataService(UserAdmin, {}),
    queryDataService(AccessRequests, {}),
  ])
  return { userAdmin, requests: accessRequests }
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

/** The access requests of users, oldest first. */
export default function Requests({ loaderData: { userAdmin, requests } }: Route.ComponentProps) {
  const changes = useChanges()
  return (
    <UserAdminPage tab="requests" summary={userAdmin}>
      <ChangeMessage changes={changes} />
      <RequestList first={requests} changes={changes} />
    </UserAdminPage>
  )
}
