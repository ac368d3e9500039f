import type { DashboardNotice } from '@ferrule/domain/portal-services/dashboard-notices'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useTexts } from '../frame/texts.tsx'

/** A notice with the link to the tile of its service. */
export function NoticeMessage({ notice }: { notice: DashboardNotice }) {
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
