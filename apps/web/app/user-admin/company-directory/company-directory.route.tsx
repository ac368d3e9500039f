import { queryDataService } from '../../data-service/query-data-service.ts'
import { InvalidUser } from '../invalid-user.tsx'
import type { Route } from './+types/company-directory.route'
import { CompanyDirectory } from './company-directory.generated.ts'
import { DirectoryScreen } from './directory-screen.tsx'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return queryDataService(CompanyDirectory, { organisationId: params.id }, { allowNull: true })
}

export { UserAdminUnavailable as ErrorBoundary } from '../user-admin-unavailable.tsx'

export default function CompanyDirectoryRoute({ loaderData: { companyDirectory }, params }: Route.ComponentProps) {
  return companyDirectory ? <DirectoryScreen key={params.id} directory={companyDirectory} /> : <InvalidUser />
}
