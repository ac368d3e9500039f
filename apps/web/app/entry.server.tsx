import { randomBytes } from 'node:crypto'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import { spellGermanPage } from '@ferrule/domain/locales/german-spelling'
import { isCrawler } from '@ferrule/domain/pages/crawler'
import { errorFields } from '@ferrule/telemetry/log'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type ErrorContent, ErrorContentContext } from './frame/error-content.ts'
import { ErrorPageContext } from './frame/error-page-context.tsx'
import { ErrorPage } from './frame/error-page.tsx'
import { SharedMarkupContext } from './frame/shared-markup.tsx'
import { sharedPartsOf } from './frame/shared-parts.server.ts'
import { TextsContext } from './frame/texts.tsx'
import { SiteNavigationContext } from './frame/site-navigation.ts'
import { Blocks } from './pages/blocks.tsx'
import { ViewContext } from './pages/view.ts'
import { errorPageContext, siteNavigationContext, textsContext, viewContext } from './visit/contexts.ts'
import { findPageFacts } from './http/find-page-facts.server.ts'
import { RenderedPage, respondWithPage } from './http/rendered-page.server.ts'
import { type PageFacts, reusePage } from './http/reuse-page.server.ts'
import { hashMarkedScripts } from './http/hash-marked-scripts.server.ts'
import { NonceContext } from './http/nonce.tsx'
import { observe } from './http/observe.server.ts'
import type { RouteHandle } from './visit/route-handle.ts'
import { contentSecurityPolicy, type PolicySettings } from './http/security-headers.ts'
import { getServices } from './visit/services.server.ts'

export const instrumentations = [observe]

export const handleError: HandleErrorFunction = (error, { request }) => {
  // An aborted request is not an error.
  if (!request.signal.aborted) getServices().log.error('request-failed', errorFields(error))
}

/** Renders the complete page before responding, because the policy needs the hashes of all inline scripts. */
export default async function handleRequest(
  ...[request, status, headers, router, context]: Parameters<HandleDocumentRequestFunction>
) {
  // The error is already logged; crawlers do not need the error page.
  if (status >= 500 && isCrawler(request.headers.get('User-Agent'))) return new Response(null, { status, headers })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { hydrated, framed, worker } = handleOf(router)
  const errorPage = status >= 500 && !hydrated ? await context.get(errorPageContext)?.() : undefined
  const input = { url: request.url, router, context, errorPage }
  const facts = findPageFacts({ ...input, status, headers })
  const { page, policy } = hydrated ? await renderApp(input) : renderDocument(input, facts)
  if (!hydrated) headers.set('Speculation-Rules', '"/speculation-rules.json"')
  const framedBy = framed === 'content-admin' ? `'self' ${getServices().settings.CMS_ORIGIN}` : framed && "'self'"
  headers.set('Content-Security-Policy', contentSecurityPolicy({ ...policy, framedBy, worker }))
  return respondWithPage(page, { status, headers })
}

type RenderInput = {
  url: string
  router: EntryContext
  context: RouterContextProvider
  errorPage: PublishedPage | undefined
}
type Rendered = { page: RenderedPage; policy: PolicySettings }

function renderDocument(input: RenderInput, facts: PageFacts | undefined): Rendered {
  const { TAG_MANAGER_ORIGIN: tagOrigin, RECAPTCHA_SITE_KEY, RECAPTCHA_SCRIPT_URL } = getServices().settings
  return {
    page: facts ? reusePage(facts, () => renderHtml(input)) : new RenderedPage(renderHtml(input)),
    policy: { tagOrigin, botCheckScript: RECAPTCHA_SITE_KEY && RECAPTCHA_SCRIPT_URL },
  }
}

function renderHtml(input: RenderInput): string {
  const navigation = input.context.get(siteNavigationContext)
  const shared = navigation && sharedPartsOf(navigation)
  const html = renderToString(<SharedMarkupContext value={shared?.find}>{toElement(input)}</SharedMarkupContext>)
  return `<!DOCTYPE html>${spellGermanPage(shared?.collect(html) ?? html)}`
}

async function renderApp(input: RenderInput): Promise<Rendered> {
  const marker = randomBytes(16).toString('hex')
  const stream = await renderToReadableStream(toElement(input, marker), { nonce: marker })
  await stream.allReady
  const { html, hashes } = hashMarkedScripts(await new Response(stream).text(), marker)
  const identityOrigin = new URL(getServices().settings.IDENTITY_ISSUER).origin
  return { page: new RenderedPage(html), policy: { scriptHashes: hashes, identityOrigin } }
}

function toElement({ url, router, context, errorPage }: RenderInput, marker?: string) {
  const shell = (
    <NonceContext value={marker}>
      <ViewContext value={context.get(viewContext)}>
        <SiteNavigationContext value={context.get(siteNavigationContext)}>
          <ErrorPageContext value={<ErrorPage />}>
            <ErrorContentContext value={errorPage && toErrorContent(errorPage)}>
              <ServerRouter context={router} url={url} {...(marker ? { nonce: marker } : {})} />
            </ErrorContentContext>
          </ErrorPageContext>
        </SiteNavigationContext>
      </ViewContext>
    </NonceContext>
  )
  const texts = context.get(textsContext)
  return texts ? <TextsContext value={texts}>{shell}</TextsContext> : shell
}

/** Without the hero, because the error page has its own heading and home link. */
function toErrorContent({ title, description, blocks }: PublishedPage): ErrorContent {
  return { title, description, body: <Blocks blocks={blocks.filter(({ blockType }) => blockType !== 'hero')} /> }
}

function handleOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle {
  return staticHandlerContext.matches.reduce<RouteHandle>(
    (handle, { route }) => ({ ...handle, ...(routeModules[route.id]?.handle as RouteHandle | undefined) }),
    {},
  )
}
