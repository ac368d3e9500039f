import { toServiceStatus } from '../portal-services/to-service-status.ts'
import { ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Tiles } from '@ferrule/ui/tile'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { servicePlaces } from '../portal-services/service-places.ts'
import { ServiceAccess } from '../portal-services/service-access.tsx'
import { ServiceTile } from '../portal-services/service-tile.tsx'
import classes from './wire-flow.module.css'
import { type UserType, WireFlowFacts } from './wire-flow-facts.tsx'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

const relatedNames = ['wire-master', 'master-data', 'direct', 'kampus']
const relatedServices = servicePlaces.filter(({ name }) => relatedNames.includes(name))

/** The user's wire-flow deployment, its address, and related services. */
export default function WireFlow() {
  const texts = useTexts()
  const { services } = usePortal()
  const service = services.find(({ name }) => name === 'wire-flow')
  const status = toServiceStatus(service?.status)
  const userType = toUserType(service?.userType)
  const isActive = status === 'active' && service !== undefined
  const timeZone = browserTimeZone()
  return (
    <PortalPage
      title={texts('wire-flow.title')}
      kicker={
        <>
          <StatusBadge tone={isActive ? 'ok' : 'neutral'}>{texts(`service-status.${status}`)}</StatusBadge>
          {isActive && <StatusBadge>{texts(`wire-flow.type.${userType}`)}</StatusBadge>}
        </>
      }
      actions={isActive && <OpenWireFlow userType={userType} href={service.serviceUrl} />}
    >
      {isActive && <WireFlowFacts userType={userType} serviceUrl={service.serviceUrl} />}
      {!isActive && <ServiceAccess service="wire-flow" />}
      <h2 className={classes.heading}>{texts('wire-flow.around')}</h2>
      <Tiles>
        {relatedServices.map(({ name, icon }) => (
          <ServiceTile
            key={name}
            {...{ name, icon, timeZone }}
            service={services.find((candidate) => candidate.name === name)}
          />
        ))}
      </Tiles>
    </PortalPage>
  )
}

function toUserType(value: string | null | undefined): UserType {
  return value === 'cloud' || value === 'onprem' ? value : 'unknown'
}

/** With an unknown user type there is no link, because its address might be wrong. */
function OpenWireFlow({ userType, href }: { userType: UserType; href: string }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  if (userType === 'unknown') return <ButtonLink href={portalHome}>{texts('component.retry')}</ButtonLink>
  return (
    <ButtonLink href={href} target="_blank" rel="noopener">
      {userType === 'onprem' ? texts('wire-flow.open-in-plant') : texts('wire-flow.open')}
      <SmallIcon name="arrow-out" />
    </ButtonLink>
  )
}
