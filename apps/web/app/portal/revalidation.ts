import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A granted or revoked role shows with the first navigation after this time. The data service enforces the change
 * earlier.
 */
const freshMs = 30_000

type Change = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'>

/**
 * Decides whether to reload the user and services. A navigation to another screen does not change them; a submitted
 * form may unless it only filters a list, and navigating to the current URL forces a reload.
 */
export function createRevalidation(now: () => number) {
  let readAt = Number.NEGATIVE_INFINITY
  return {
    wasRead: () => void (readAt = now()),
    isDue: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Change): boolean => {
      const isChange = formMethod !== undefined && formMethod !== 'GET'
      const isForced = isChange || currentUrl.href === nextUrl.href
      return defaultShouldRevalidate && (isForced || now() - readAt > freshMs)
    },
  }
}

/** Whether a navigation stays within the portal and its locale. */
export function staysInPortal({ currentUrl, nextUrl }: Pick<Change, 'currentUrl' | 'nextUrl'>): boolean {
  const [from, to] = [portalOf(currentUrl), portalOf(nextUrl)]
  return from !== undefined && from === to
}

function portalOf({ pathname }: URL): string | undefined {
  return /^\/[a-z-]+\/mykomax(?=\/|$)/.exec(pathname)?.[0]
}
