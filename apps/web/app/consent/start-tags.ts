import { watchPage } from './watch-page.ts'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
    trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy }
  }
}

/** In browsers `createScriptURL` returns a TrustedScriptURL; the browser rejects it once converted to a string. */
type Policy = { createScriptURL: (url: string) => string }

/** Loaded only after consent: reports the page view, loads the tag manager and measures the page. */
export function startTags({ dataset }: HTMLElement, groups: readonly string[]): void {
  const { profile, container, origin } = dataset
  const layer = (window.dataLayer ??= [])
  layer.push({
    event: 'page_view',
    profile,
    path: location.pathname,
    language: document.documentElement.lang,
    title: document.title,
    allowed: groups,
  })
  if (groups.includes('statistics')) watchPage()
  if (container && origin) loadTagManager(`${origin}/gtm.js?id=${encodeURIComponent(container)}`)
}

function loadTagManager(url: string): void {
  const script = document.createElement('script')
  script.async = true
  const policy = window.trustedTypes?.createPolicy('tag-manager', { createScriptURL: () => url })
  script.src = policy?.createScriptURL(url) ?? url
  document.head.append(script)
}
