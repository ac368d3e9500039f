import { releaseScope, subscriptionInput } from '@ferrule/domain/media-releases/release-subscription'
import { Note } from '@ferrule/ui/note'
import { data, redirect } from 'react-router'
import { useTexts } from '../../frame/texts.tsx'
import { readFormField } from '../../http/form-fields.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import { visitContext } from '../../visit/contexts.ts'
import type { Route } from './+types/subscribe.route'
import { SubscribeForm } from './subscribe-form.tsx'
import { SubscribeToReleases } from './subscribe-to-releases.generated.ts'
import { SubscriptionPage } from './subscription-page.tsx'

/** The list of media releases has the form too, and submits it to here. */
export function loader({ context }: Route.LoaderArgs) {
  const isSent = new URLSearchParams(context.get(visitContext).search).has('sent')
  return data({ isSent }, { headers: privateNoStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, pathname } = context.get(visitContext)
  const form = await request.formData()
  const given = {
    email: readFormField(form, 'email'),
    scope: releaseScope.catch('all').parse(readFormField(form, 'scope')),
  }
  const input = subscriptionInput.safeParse({ ...given, language: locale.language })
  if (!input.success) return data({ ...given, isLimited: false }, { status: 422, headers: privateNoStore })
  const client = { 'x-forwarded-for': request.headers.get('X-Forwarded-For') ?? '' }
  const { subscribeToReleases } = await orThrow503('data', runOnDataService(SubscribeToReleases, input.data, client))
  if (subscribeToReleases.refusal !== null)
    return data({ ...given, isLimited: true }, { status: 429, headers: privateNoStore })
  throw redirect(`${pathname}?sent`, { status: 303, headers: privateNoStore })
}

export function headers() {
  return privateNoStore
}

export default function SubscribePage({ loaderData: { isSent }, actionData: refused }: Route.ComponentProps) {
  const texts = useTexts()
  const title = texts(isSent && !refused ? 'release-subscription.sent' : 'release-subscription.title')
  return (
    <SubscriptionPage title={title}>
      {refused?.isLimited && (
        <Note title={texts('form.limited')}>
          <p>{texts('form.limited-text')}</p>
        </Note>
      )}
      {isSent && !refused ? <p>{texts('media-releases.subscribe-sent')}</p> : <SubscribeForm refused={refused} />}
    </SubscriptionPage>
  )
}
