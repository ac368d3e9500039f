import { parsePagePath } from '../pages/page-path.ts'
import { type Redirect, toRedirectKey } from './redirect-table.ts'

/**
 * The previous addresses of the redirects that a decision followed, out of those it loaded. A redirect for one locale
 * hides the redirect of the same address for every locale.
 */
export function listUsedRedirects(loaded: readonly Redirect[]): string[] {
  const addresses = loaded.map(({ previousUrl }) => previousUrl)
  const hidden = new Set(addresses.flatMap(toAddressOfEveryLocale))
  return [...new Set(addresses)].filter((address) => !hidden.has(address))
}

function toAddressOfEveryLocale(previousUrl: string): string[] {
  const { locale, segments } = parsePagePath(previousUrl)
  return locale ? [toRedirectKey({ locale: undefined, segments })] : []
}
