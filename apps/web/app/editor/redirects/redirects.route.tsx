import { UiLocale } from '@ferrule/ui/ui-locale'
import { data } from 'react-router'
import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext } from '../../frame/texts.tsx'
import { privateNoStore } from '../../http/private-no-store.ts'
import { visitContext } from '../../visit/contexts.ts'
import { portalHandle } from '../../visit/portal-handle.ts'
import type { RouteHandle } from '../../visit/route-handle.ts'
import { EditorSignIn } from '../editor-sign-in.tsx'
import { EditorLoading } from '../editor-loading.tsx'
import type { Route } from './+types/redirects.route'
import { loadRedirects } from './load-redirects.server.ts'
import { RedirectsScreen } from './redirects-screen.tsx'

export const handle: RouteHandle = portalHandle

/** `/{locale}/editor/redirects?site=&search=`: the redirects of a site. Never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (!visit.isEditor) return data({ redirects: undefined }, { status: 403, headers: privateNoStore })
  return data({ redirects: await loadRedirects(visit, url.searchParams) }, { headers: privateNoStore })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [{ redirects }, texts] = await Promise.all([serverLoader(), loadScreenTexts(params.locale, ['editor'])])
  return { redirects, texts, locale: params.locale }
}
clientLoader.hydrate = true as const

export { EditorLoading as HydrateFallback }

export default function RedirectsRoute({ loaderData: { redirects, texts, locale } }: Route.ComponentProps) {
  return (
    <UiLocale locale={locale}>
      <TextsContext value={texts}>
        {redirects ? <RedirectsScreen redirects={redirects} /> : <EditorSignIn />}
      </TextsContext>
    </UiLocale>
  )
}
