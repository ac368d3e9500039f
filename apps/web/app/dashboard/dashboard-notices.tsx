import { type DashboardNotice, toNotices } from '@ferrule/domain/portal-services/dashboard-notices'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useTexts } from '../frame/texts.tsx'
import classes from './dashboard.module.css'
import { usePortal } from '../portal/portal-data.ts'
import { toServiceStatus } from '../portal-services/to-service-status.ts'

/** The notices above the tiles; each links to the tile of its service. */
export function DashboardNotices() {
  const { services } = usePortal()
  const known = serviceNames.flatMap((name) => {
    const service = services.find((one) => one.name === name)
    return service ? [{ name, status: toServiceStatus(service.status) }] : []
  })
  return (
    <div className={classes.notices}>
      {toNotices(known).map((notice) => (
        <Notice key={'service' in notice ? `${notice.kind} ${notice.service}` : notice.kind} notice={notice} />
      ))}
    </div>
  )
}

function Notice({ notice }: { notice: DashboardNotice }) {
  const texts = useTexts()
  const hideLabel = texts('component.hide-message')
  if (notice.kind === 'nothing-yet') {
    return (
      <FlashMessage title={texts('portal.no-roles')} hideLabel={hideLabel}>
        {texts('portal.no-roles-next')}
      </FlashMessage>
    )
  }
  const service = texts(`service.${notice.service}`)
  return (
    <FlashMessage
      kind={notice.kind === 'invited' ? 'info' : 'error'}
      title={texts(`portal.notice.${notice.kind}`, { service })}
      hideLabel={hideLabel}
      link={{ label: texts(`service-status.${notice.kind}.next`), href: `#service-${notice.service}` }}
    />
  )
}
