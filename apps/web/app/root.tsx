import '@ferrule/ui/tokens.css'
import '@ferrule/ui/fonts.css'
import '@ferrule/ui/base.css'
import { parseLocale, toLanguageTag } from '@ferrule/domain/locales/locale'
import { effectiveTheme } from '@ferrule/domain/pages/theme'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root'
import { toTagManager } from './consent/tag-manager.server.ts'
import { SiteIcons } from './seo/site-icons.tsx'
import { staysInPortal } from './portal/revalidation.ts'
import { ErrorPageContext } from './frame/error-page-context.tsx'
import { FontPreloads } from './frame/font-preloads.tsx'
import { useFrame } from './frame/frame.ts'
import { ScriptFonts } from './frame/script-fonts.tsx'
import { toFrame } from './frame/to-frame.ts'
import { WithIslands } from './islands/with-islands.tsx'
import { usePageContent } from './pages/page-content.ts'
import { responseMiddleware } from './http/response.middleware.server.ts'
import { visitContext } from './visit/contexts.ts'
import { useNonce } from './http/nonce.tsx'
import { useRouteHandle } from './visit/route-handle.ts'
import { getServices } from './visit/services.server.ts'
import { IdentityMeta } from './sign-in/identity-meta.tsx'
import type { IdentitySettings } from './sign-in/identity-settings.ts'

export const middleware = [responseMiddleware]

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { settings } = getServices()
  const { EDGE_ORIGIN, IDENTITY_ISSUER, IDENTITY_CLIENT_ID, SIGN_IN_STORAGE } = settings
  const signsIn = ['customer', 'technical'].includes(visit.area)
  const identity: IdentitySettings | undefined = signsIn
    ? { issuer: IDENTITY_ISSUER, clientId: IDENTITY_CLIENT_ID, storage: SIGN_IN_STORAGE, servedAt: Date.now() }
    : undefined
  return {
    frame: toFrame(visit, { now: new Date(), mainOrigin: EDGE_ORIGIN, tagManager: toTagManager(settings) }),
    identity,
  }
}

/** The frame is the same on all portal pages, so navigation within the portal does not reload it. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.defaultShouldRevalidate && !staysInPortal(change)
}

export function Layout({ children }: { children: ReactNode }) {
  const { hydrated, area } = useRouteHandle()
  const frame = useFrame()
  const page = usePageContent()
  const locale = parseLocale(frame.locale)
  const nonce = useNonce()
  return (
    <html
      lang={locale ? toLanguageTag(locale) : 'en'}
      data-theme={effectiveTheme(frame.theme, page?.theme ?? 'Default')}
      data-area={area}
      data-scheme={frame.scheme}
      data-cut-font={frame.cutFont ? '' : undefined}
      data-testing={frame.testing ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <SiteIcons theme={frame.theme} manifest={frame.manifest} />
        <IdentityMeta />
        <Links nonce={nonce} />
        <FontPreloads cutFont={frame.cutFont} />
        {hydrated && <PressableStyle />}
      </head>
      <body>
        {hydrated ? children : <WithIslands>{children}</WithIslands>}
        <ScriptFonts language={locale?.language} />
        {hydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

/**
 * react-aria skips injecting its style sheet, which the content security policy forbids, if this id exists. Its only
 * rule is in base.css.
 */
function PressableStyle() {
  return <template id="react-aria-pressable-style" />
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return useContext(ErrorPageContext)
}
