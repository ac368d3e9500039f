import { toServiceStatus } from '../portal/to-service-status.ts'
import { canRequestAccess } from '@ferrule/domain/services/access-request'
import { ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Tiles } from '@ferrule/ui/tile'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { RequestServiceAccess } from '../portal/request-service-access.generated.ts'
import { servicePlaces } from '../portal/service-places.ts'
import { ServiceTile } from '../portal/service-tile.tsx'
import { readAnswer } from '../request/read-answer.ts'
import { askData } from '../sign-in/ask-data.ts'
import type { Route } from './+types/wire-flow.route'
import { RequestWireFlow } from './request-wire-flow.tsx'
import classes from './wire-flow.module.css'
import { type UserType, WireFlowFacts } from './wire-flow-facts.tsx'
import { ownTimeZone } from '../frame/own-time-zone.ts'

/** Somebody who is not registered asks to be. The portal then reads all services again. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  try {
    const reason = readAnswer(await request.formData(), 'reason')
    const { requestServiceAccess } = await askData(RequestServiceAccess, { input: { service: 'wire-flow', reason } })
    return { failed: requestServiceAccess.refusal !== null }
  } catch {
    return { failed: true }
  }
}

const around = servicePlaces.filter(({ name }) => ['wire-master', 'master-data', 'direct', 'kampus'].includes(name))

/** How wire-flow runs for this person, its address there, and what belongs to it. */
export default function WireFlow() {
  const texts = useTexts()
  const { services } = usePortal()
  const service = services.find(({ name }) => name === 'wire-flow')
  const status = toServiceStatus(service?.status)
  const userType = toUserType(service?.userType)
  const isActive = status === 'active' && service !== undefined
  const timeZone = ownTimeZone()
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
      {!isActive && canRequestAccess(status) && <RequestWireFlow />}
      {!isActive && !canRequestAccess(status) && (
        <Panel id="access" title={texts(`service-status.${status}`)}>
          {texts(`service-status.${status}.why`)}
        </Panel>
      )}
      <h2 className={classes.heading}>{texts('wire-flow.around')}</h2>
      <Tiles>
        {around.map(({ name, icon }) => (
          <ServiceTile key={name} {...{ name, icon, timeZone }} service={services.find((one) => one.name === name)} />
        ))}
      </Tiles>
    </PortalPage>
  )
}

function toUserType(value: string | null | undefined): UserType {
  return value === 'cloud' || value === 'onprem' ? value : 'unknown'
}

/** Whoever we could not read the type of is offered no address: it might be the wrong one. */
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
