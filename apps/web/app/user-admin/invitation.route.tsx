import { formatDate } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { data, redirect } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { secretLinkHeaders } from '../http/private-no-store.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import barePage from '../sign-in/bare-page.module.css'
import { BarePage } from '../sign-in/bare-page.tsx'
import { toLoginHintCookie } from '../sign-in/login-hint.ts'
import { visitContext } from '../visit/contexts.ts'
import type { Route } from './+types/invitation.route'
import { createAccount, type RefusedAccount } from './create-account.server.ts'
import { InvitationByToken, type InvitationByTokenQuery } from './invitation-by-token.generated.ts'
import { InvitedAccountForm } from './invited-account-form.tsx'
import { screenOf } from './screen-of.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'

/** The page behind the link in an invitation mail. The token shows the invitation; accepting it needs a sign-in. */
export async function loader({ params }: Route.LoaderArgs) {
  const { invitation } = await orThrow503('data', runOnDataService(InvitationByToken, { token: params.token }))
  const status = invitation === null ? 404 : invitation.isExpired ? 410 : 200
  return data({ invitation }, { status, headers: secretLinkHeaders })
}

/**
 * Creates the account of an invited person who has none, then opens the application, which needs a sign-in. The login
 * page receives the address, so that it is not typed again.
 */
export async function action({ request, params: { locale, token }, context }: Route.ActionArgs) {
  const { language } = context.get(visitContext).locale
  const address = request.headers.get('X-Forwarded-For') ?? ''
  const created = await createAccount({ form: await request.formData(), token, language, address })
  if ('reason' in created) return data(created, { status: 422, headers: secretLinkHeaders })
  const headers = new Headers(secretLinkHeaders)
  if (created.email) headers.append('Set-Cookie', toLoginHintCookie(created.email))
  throw redirect(`/${locale}/mykomax${screenOf(created.application)}`, { status: 303, headers })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function InvitationPage({ loaderData: { invitation }, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {invitation && !invitation.isExpired ? (
        <OpenInvitation invitation={invitation} token={params.token} refused={actionData} />
      ) : (
        <ClosedInvitation isExpired={invitation !== null} />
      )}
    </>
  )
}

type Invitation = NonNullable<InvitationByTokenQuery['invitation']>

type OpenInvitationProps = { invitation: Invitation; token: string; refused: RefusedAccount | undefined }

function OpenInvitation({ invitation, token, refused }: OpenInvitationProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const labels = toUserAdminLabels(texts)
  const { portalHome, portalName } = useFrame()
  const { email, organisationName, invitedBy, applications, message, expiresAt } = invitation
  const signInHref = `${portalHome}/invitation?${new URLSearchParams({ token }).toString()}`
  const facts = [
    [texts('user-admin.organisation'), organisationName],
    [texts('invitation.access-to'), applications.map(labels.application).join(', ')],
    [texts('user-admin.email'), email],
    [texts('user-admin.invite.message'), message],
    // The server does not know the time zone of the invited person.
    [texts('invitation.valid-until'), formatDate(new Date(expiresAt), language, { timeZone: 'UTC' })],
  ] as const
  return (
    <BarePage title={texts('invitation.title', { name: invitedBy, portal: portalName })}>
      <p className={barePage.lead}>{texts('invitation.lead', { portal: portalName })}</p>
      <dl className={barePage.facts}>
        {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
      </dl>
      {invitation.needsAccount ? (
        <InvitedAccountForm email={email} signInHref={signInHref} refused={refused} />
      ) : (
        <p className={barePage.links}>
          <ButtonLink href={signInHref}>{texts('service-status.invited.next')}</ButtonLink>
        </p>
      )}
      <p>{texts('invitation.not-expected', { name: invitedBy })}</p>
    </BarePage>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function ClosedInvitation({ isExpired }: { isExpired: boolean }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const state = isExpired ? 'expired' : 'used'
  return (
    <BarePage title={texts(`invitation.${state}`)}>
      <p className={barePage.lead}>{texts(`invitation.${state}-text`)}</p>
      <p className={barePage.links}>
        <ButtonLink href={portalHome}>{texts('sign-in.log-in')}</ButtonLink>
      </p>
    </BarePage>
  )
}
