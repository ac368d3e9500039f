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
import type { Route } from './+types/publish-gate.route'
import { loadPublishGate } from './load-publish-gate.server.ts'
import { PublishGateScreen } from './publish-gate-screen.tsx'

export const handle: RouteHandle = portalHandle

/** `/{locale}/editor/publish-gate?site=&page=`: checks pages before they are published. Never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (!visit.isEditor) return data({ gate: undefined }, { status: 403, headers: privateNoStore })
  return data({ gate: await loadPublishGate(visit, url.searchParams) }, { headers: privateNoStore })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [{ gate }, texts] = await Promise.all([serverLoader(), loadScreenTexts(params.locale, ['editor'])])
  return { gate, texts, locale: params.locale }
}
clientLoader.hydrate = true as const

export { EditorLoading as HydrateFallback }

export default function PublishGateRoute({ loaderData: { gate, texts, locale } }: Route.ComponentProps) {
  return (
    <UiLocale locale={locale}>
      <TextsContext value={texts}>{gate ? <PublishGateScreen gate={gate} /> : <EditorSignIn />}</TextsContext>
    </UiLocale>
  )
}
