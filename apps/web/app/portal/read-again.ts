import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Roles that somebody was given or lost show after this, at the next step; the data service itself acts earlier. */
const newMs = 30_000

type Change = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'>

/**
 * Whether person and services are read again. Going to another place changes nothing of them; what was sent may have,
 * and whoever asks for the place they are at wants it anew.
 */
export function createReadAgain(now: () => number) {
  let readAt = Number.NEGATIVE_INFINITY
  return {
    wasRead: () => void (readAt = now()),
    isDue: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Change): boolean => {
      const isForced = formMethod !== undefined || currentUrl.href === nextUrl.href
      return defaultShouldRevalidate && (isForced || now() - readAt > newMs)
    },
  }
}

/** Whether somebody goes from one place of the portal to another in the same language. */
export function staysInPortal({ currentUrl, nextUrl }: Pick<Change, 'currentUrl' | 'nextUrl'>): boolean {
  const [from, to] = [portalOf(currentUrl), portalOf(nextUrl)]
  return from !== undefined && from === to
}

function portalOf({ pathname }: URL): string | undefined {
  return /^\/[a-z-]+\/mykomax(?=\/|$)/.exec(pathname)?.[0]
}
