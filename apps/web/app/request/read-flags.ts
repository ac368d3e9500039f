import { namesVisitParameter, readFlag, type VisitFlags } from '@ferrule/domain/flags/visit-flags'
import { flagCookieName, flagNames, readCookie, rememberChoice } from './reader-cookies.ts'

type Asked = { search: string; cookies: string | null; nextReleaseAllowed: boolean }

export function readFlags({ search, cookies, nextReleaseAllowed }: Asked): VisitFlags {
  const query = new URLSearchParams(search)
  const read = (flag: keyof VisitFlags) =>
    readFlag({ query: query.get(flag), cookie: readCookie(cookies, flagCookieName(flag)) })
  return { testing: read('testing'), nextRelease: nextReleaseAllowed && read('nextRelease') }
}

/** An answer to a visit with flags, or to a parameter that sets them, is nobody else's. */
export function isForThisVisitAlone(flags: VisitFlags, search: string): boolean {
  return flags.testing || flags.nextRelease || namesVisitParameter(search)
}

/** What the address switched is remembered. */
export function toFlagCookies(flags: VisitFlags, search: string): string[] {
  const query = new URLSearchParams(search)
  return flagNames
    .filter((flag) => query.has(flag))
    .map((flag) => rememberChoice(flagCookieName(flag), `${flags[flag]}`))
}
