import { toNotices } from '@ferrule/domain/portal-services/dashboard-notices'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { lazy, Suspense } from 'react'
import classes from './dashboard.module.css'
import { usePortal } from '../portal/portal-data.ts'
import { toServiceStatus } from '../portal-services/to-service-status.ts'

/** Imported lazily: most visits have no notice. */
const NoticeMessage = lazy(async () => ({ default: (await import('./notice-message.tsx')).NoticeMessage }))

/** The notices above the tiles; each links to the tile of its service. */
export function DashboardNotices() {
  const { services } = usePortal()
  const known = serviceNames.flatMap((name) => {
    const service = services.find((one) => one.name === name)
    return service ? [{ name, status: toServiceStatus(service.status) }] : []
  })
  return (
    <div className={classes.notices}>
      <Suspense fallback={null}>
        {toNotices(known).map((notice) => (
          <NoticeMessage key={'service' in notice ? `${notice.kind} ${notice.service}` : notice.kind} notice={notice} />
        ))}
      </Suspense>
    </div>
  )
}
