import { MoreLink } from '@ferrule/ui/more-link'
import { useEffect } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePortal } from './portal-data.ts'
import { toServiceHref } from '../portal-services/service-places.ts'

/** Redirects to the shop, whose URL only the portal loads; users without access are redirected to the dashboard. */
export default function Direct() {
  const texts = useTexts()
  const { portalHome, portalName } = useFrame()
  const service = usePortal().services.find(({ name }) => name === 'direct')
  const href = service?.status === 'active' ? toServiceHref(service.serviceUrl, portalHome) : portalHome
  useEffect(() => window.location.replace(href), [href])
  return (
    <>
      <title>{`${texts('service.direct')} | ${portalName}`}</title>
      <h1>{texts('service.direct')}</h1>
      <MoreLink href={href}>{texts('service.direct.open')}</MoreLink>
    </>
  )
}
