import { UiLocale } from '@ferrule/ui/ui-locale'
import { data } from 'react-router'
import { z } from 'zod'
import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext } from '../../frame/texts.tsx'
import { privateNoStore } from '../../http/private-no-store.ts'
import { visitContext } from '../../visit/contexts.ts'
import { portalHandle } from '../../visit/portal-handle.ts'
import type { RouteHandle } from '../../visit/route-handle.ts'
import { EditorSignIn } from '../editor-sign-in.tsx'
import { EditorLoading } from '../editor-loading.tsx'
import type { Route } from './+types/translation-desk.route'
import { loadTranslationDesk } from './load-translation-desk.server.ts'
import { TranslationDeskScreen } from './translation-desk-screen.tsx'

export const handle: RouteHandle = portalHandle

const pageId = z.guid()

/** `/{locale}/editor/translation/{pageId}?language=`: the texts of a page beside their translations. Never cached. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (!visit.isEditor) return data({ desk: undefined }, { status: 403, headers: privateNoStore })
  const id = pageId.safeParse(params.pageId)
  const desk = id.success ? await loadTranslationDesk(visit, id.data, url.searchParams) : undefined
  if (!desk) throw new Response(null, { status: 404, headers: privateNoStore })
  return data({ desk }, { headers: privateNoStore })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [{ desk }, texts] = await Promise.all([serverLoader(), loadScreenTexts(params.locale, ['editor'])])
  return { desk, texts, locale: params.locale }
}
clientLoader.hydrate = true as const

export { EditorLoading as HydrateFallback }

export default function TranslationDeskRoute({ loaderData: { desk, texts, locale } }: Route.ComponentProps) {
  return (
    <UiLocale locale={locale}>
      <TextsContext value={texts}>{desk ? <TranslationDeskScreen desk={desk} /> : <EditorSignIn />}</TextsContext>
    </UiLocale>
  )
}
