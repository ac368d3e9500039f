import { releaseScope, type ReleaseScope } from '@ferrule/domain/media-releases/release-subscription'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { Note } from '@ferrule/ui/note'
import { data, redirect } from 'react-router'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { readFormField } from '../../http/form-fields.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { secretLinkHeaders } from '../../http/private-no-store.ts'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import { visitContext } from '../../visit/contexts.ts'
import type { Route } from './+types/subscription.route'
import { ConfirmReleaseSubscription } from './confirm-release-subscription.generated.ts'
import { EndReleaseSubscription } from './end-release-subscription.generated.ts'
import { ReleaseSubscriptionByToken } from './release-subscription.generated.ts'
import { ScopeField } from './scope-field.tsx'
import { SubscriptionPage } from './subscription-page.tsx'
import classes from './subscription.module.css'

/** The link of the mail. It changes nothing by itself, because mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { releaseSubscription } = await orThrow503(
    'data',
    runOnDataService(ReleaseSubscriptionByToken, { token: params.token }),
  )
  const search = new URLSearchParams(context.get(visitContext).search)
  const isEnded = search.has('ended') && releaseSubscription === null
  const shown = {
    isEnded,
    isSaved: search.has('saved'),
    subscription: releaseSubscription && {
      scope: releaseScope.parse(releaseSubscription.scope),
      isConfirmed: releaseSubscription.isConfirmed,
    },
  }
  return data(shown, { status: releaseSubscription || isEnded ? 200 : 404, headers: secretLinkHeaders })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { pathname } = context.get(visitContext)
  const form = await request.formData()
  const { token } = params
  if (readFormField(form, 'intent') === 'end') {
    await orThrow503('data', runOnDataService(EndReleaseSubscription, { token }))
    throw redirect(`${pathname}?ended`, { status: 303, headers: secretLinkHeaders })
  }
  const scope = releaseScope.catch('all').parse(readFormField(form, 'scope'))
  await orThrow503('data', runOnDataService(ConfirmReleaseSubscription, { token, scope }))
  throw redirect(`${pathname}?saved`, { status: 303, headers: secretLinkHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ReleaseSubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { subscription, isEnded, isSaved } = loaderData
  const texts = useTexts()
  if (!subscription) return <WithoutSubscription isEnded={isEnded} />
  const { isConfirmed, scope } = subscription
  return (
    <SubscriptionPage title={texts(isConfirmed ? 'release-subscription.active' : 'release-subscription.confirm-title')}>
      {isConfirmed && isSaved && (
        <Note title={texts('release-subscription.saved')}>
          <p>{texts('release-subscription.active-text')}</p>
        </Note>
      )}
      <SubscriptionForm isConfirmed={isConfirmed} scope={scope} />
    </SubscriptionPage>
  )
}

function SubscriptionForm({ isConfirmed, scope }: { isConfirmed: boolean; scope: ReleaseScope }) {
  const texts = useTexts()
  return (
    <form method="post" className={classes.form}>
      <ScopeField scope={scope} />
      <p className={classes.buttons}>
        <Button type="submit">
          {texts(isConfirmed ? 'release-subscription.save' : 'release-subscription.confirm')}
        </Button>
        {isConfirmed && (
          <Button type="submit" variant="secondary" name="intent" value="end">
            {texts('release-subscription.end')}
          </Button>
        )}
      </p>
    </form>
  )
}

function WithoutSubscription({ isEnded }: { isEnded: boolean }) {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <SubscriptionPage title={texts(isEnded ? 'release-subscription.ended' : 'release-subscription.unknown')}>
      <p>{texts(isEnded ? 'release-subscription.ended-text' : 'release-subscription.unknown-text')}</p>
      <p>
        <ButtonLink variant="secondary" href={`${home}/requests/releases`}>
          {texts('media-releases.subscribe')}
        </ButtonLink>
      </p>
    </SubscriptionPage>
  )
}
