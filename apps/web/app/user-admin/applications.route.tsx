import { toLimitedCount } from '@ferrule/domain/limited-count'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { DataTable } from '@ferrule/ui/data-table'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { Route } from './+types/applications.route'
import { toUserAdminLabels } from './user-admin-labels.ts'
import { UserAdminPage } from './user-admin-page.tsx'
import { UserAdmin } from './user-admin.generated.ts'
import classes from './user-admin.module.css'

export function clientLoader() {
  return queryDataService(UserAdmin, {})
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

/** The applications with the roles that the administrator can grant. */
export default function Applications({ loaderData: { userAdmin } }: Route.ComponentProps) {
  const texts = useTexts()
  const labels = toUserAdminLabels(texts)
  const { portalHome } = useFrame()
  return (
    <UserAdminPage tab="applications" summary={userAdmin}>
      <div className={classes.frame}>
        <DataTable
          variant="dense"
          caption={texts('user-admin.applications')}
          captionHidden
          rows={userAdmin.applications}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              header: texts('user-admin.application'),
              rowHeader: true,
              onCard: 'full-width',
              cell: ({ name }) => (
                <a href={`${portalHome}/user-admin?application=${name}`}>{labels.application(name)}</a>
              ),
            },
            {
              key: 'roles',
              header: texts('user-admin.roles'),
              cell: ({ roles }) => roles.map(labels.role).join(', ') || texts('user-admin.granted-by-portal-team'),
            },
            {
              key: 'users',
              header: texts('user-admin.status.active'),
              align: 'end',
              cell: ({ activeUsers }) => toLimitedCount(activeUsers, userCountLimit),
            },
            {
              key: 'requests',
              header: texts('user-admin.request-list'),
              align: 'end',
              cell: ({ requests }) => toLimitedCount(requests, userCountLimit),
            },
          ]}
        />
      </div>
    </UserAdminPage>
  )
}
