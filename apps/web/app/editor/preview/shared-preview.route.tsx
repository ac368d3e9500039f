import { UiLocale } from '@ferrule/ui/ui-locale'
import { data } from 'react-router'
import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext } from '../../frame/texts.tsx'
import { secretLinkHeaders } from '../../http/private-no-store.ts'
import { portalHandle } from '../../visit/portal-handle.ts'
import type { RouteHandle } from '../../visit/route-handle.ts'
import { EditorLoading } from '../editor-loading.tsx'
import type { Route } from './+types/shared-preview.route'
import { findSharedPreview } from './preview-token.server.ts'
import { SharedPreviewScreen } from './shared-preview-screen.tsx'
import { toSharedPageHref } from './to-preview-href.ts'

export const handle: RouteHandle = portalHandle

const headersOfLink = { ...secretLinkHeaders, 'X-Robots-Tag': 'noindex' }

/** `/{locale}/editor/preview-link/{token}`: one preview for people without an account. Never cached. */
export async function loader({ params }: Route.LoaderArgs) {
  const link = await findSharedPreview(params.token, { isVisit: true })
  if (!link) return data({ shared: undefined }, { status: 404, headers: headersOfLink })
  const { language, country } = link.subject
  const shared = {
    expiresAt: link.expiresAt,
    frameHref: toSharedPageHref({ language, country }, params.token),
  }
  return data({ shared }, { headers: headersOfLink })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [{ shared }, texts] = await Promise.all([serverLoader(), loadScreenTexts(params.locale, ['editor'])])
  return { shared, texts, locale: params.locale }
}
clientLoader.hydrate = true as const

export { EditorLoading as HydrateFallback }

export default function SharedPreview({ loaderData: { shared, texts, locale } }: Route.ComponentProps) {
  return (
    <UiLocale locale={locale}>
      <TextsContext value={texts}>
        <SharedPreviewScreen {...{ shared, locale }} />
      </TextsContext>
    </UiLocale>
  )
}
