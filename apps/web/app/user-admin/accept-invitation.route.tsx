import type { TextKey } from '@ferrule/texts/catalogue'
import { ButtonLink } from '@ferrule/ui/button'
import { redirect } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import type { Route } from './+types/accept-invitation.route'
import { AcceptInvitation } from './accept-invitation.generated.ts'
import { attempt } from './attempt.ts'
import { FailureMessage } from './failure-message.tsx'
import { screenOf } from './screen-of.ts'

/** Accepts an invitation after the sign-in and opens the application that it is for. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { payload, failure } = await attempt(
    async (query) => (await query(AcceptInvitation, { token })).acceptInvitation,
  )
  if (failure) return { failure }
  throw redirect(`/${params.locale}/mykomax${screenOf(payload.application)}`)
}

export default function AcceptInvitationScreen({ loaderData: { failure } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { person } = usePortal()
  const isOther = failure.reason === 'other-address'
  return (
    <PortalPage title={texts('invitation.accepting')}>
      <FailureMessage title={texts(titles[failure.reason] ?? 'invitation.failed')} failures={[failure]} />
      {isOther && <p>{texts('invitation.other-address-text', { email: person.email })}</p>}
      <p>
        <ButtonLink href={isOther ? `${portalHome}/logout` : portalHome}>
          {texts(isOther ? 'portal.log-out' : 'portal.dashboard')}
        </ButtonLink>
      </p>
    </PortalPage>
  )
}

const titles: Readonly<Record<string, TextKey>> = {
  'not-found': 'invitation.used',
  expired: 'invitation.expired',
  'other-address': 'invitation.other-address',
}
