import { UiLocale } from '@ferrule/ui/ui-locale'
import { data } from 'react-router'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'
import { privateNoStore } from '../http/private-no-store.ts'
import { visitContext } from '../visit/contexts.ts'
import { portalHandle } from '../visit/portal-handle.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import { EditorLoading } from './editor-loading.tsx'
import type { Route } from './+types/editor.route'
import { EditorAreaScreen } from './editor-area-screen.tsx'
import { EditorSignIn } from './editor-sign-in.tsx'
import { loadEditorArea } from './load-editor-area.server.ts'

export const handle: RouteHandle = portalHandle

/** `/{locale}/editor`: without a session only the form for the password, with status 403. Never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (!visit.isEditor) return data({ area: undefined }, { status: 403, headers: privateNoStore })
  return data({ area: await loadEditorArea(visit, url.searchParams) }, { headers: privateNoStore })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [{ area }, texts] = await Promise.all([serverLoader(), loadScreenTexts(params.locale, ['editor'])])
  return { area, texts, locale: params.locale }
}
clientLoader.hydrate = true as const

export { EditorLoading as HydrateFallback }

export default function Editor({ loaderData: { area, texts, locale } }: Route.ComponentProps) {
  return (
    <UiLocale locale={locale}>
      <TextsContext value={texts}>{area ? <EditorAreaScreen area={area} /> : <EditorSignIn />}</TextsContext>
    </UiLocale>
  )
}
