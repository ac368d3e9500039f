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
import type { Route } from './+types/preview.route'
import { loadPreview } from './load-preview.server.ts'
import { PreviewScreen } from './preview-screen.tsx'

export const handle: RouteHandle = { ...portalHandle, framed: 'content-admin' }

/** `/{locale}/editor/preview/{path}`: any page of any site, in a frame below a bar. Never cached. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (!visit.isEditor) return data({ preview: undefined }, { status: 403, headers: privateNoStore })
  return data({ preview: await loadPreview(visit, params['*'], url.searchParams) }, { headers: privateNoStore })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [{ preview }, texts] = await Promise.all([serverLoader(), loadScreenTexts(params.locale, ['editor'])])
  return { preview, texts, locale: params.locale }
}
clientLoader.hydrate = true as const

export { EditorLoading as HydrateFallback }

export default function PreviewRoute({ loaderData: { preview, texts, locale } }: Route.ComponentProps) {
  return (
    <UiLocale locale={locale}>
      <TextsContext value={texts}>{preview ? <PreviewScreen preview={preview} /> : <EditorSignIn />}</TextsContext>
    </UiLocale>
  )
}
