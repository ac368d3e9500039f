import { EmptyState } from '@ferrule/ui/empty-state'
import { MoreLink } from '@ferrule/ui/more-link'
import { data } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'

/** A portal URL without a screen. The status 404 is for clients that do not run the page. */
export function loader() {
  return data(null, { status: 404 })
}

export default function ComingSoon() {
  const texts = useTexts()
  const { portalHome, portalName } = useFrame()
  return (
    <>
      <title>{`${texts('service-status.comingsoon')} | ${portalName}`}</title>
      <h1>{texts('service-status.comingsoon')}</h1>
      <EmptyState
        icon="clock"
        title={texts('service-status.comingsoon.why')}
        action={<MoreLink href={portalHome}>{texts('portal.dashboard')}</MoreLink>}
      />
    </>
  )
}
