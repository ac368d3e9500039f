import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/user.route'
import { InvalidUser } from './invalid-user.tsx'
import { ManagedUser } from './managed-access.generated.ts'
import { UserScreen } from './user-screen.tsx'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return queryDataService(ManagedUser, { id: params.id }, { allowNull: true })
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

export default function User({ loaderData: { managedUser, userAdmin } }: Route.ComponentProps) {
  // The key discards messages and dialogs of another user.
  return managedUser ? (
    <UserScreen key={managedUser.user.id} details={managedUser} grantable={userAdmin.applications} />
  ) : (
    <InvalidUser />
  )
}
