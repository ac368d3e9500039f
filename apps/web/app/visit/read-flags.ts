import { hasVisitParameter, readFlag, type VisitFlags } from '@ferrule/domain/flags/visit-flags'
import { flagCookieName, flagNames, readCookie, rememberChoice } from './visitor-cookies.ts'

type FlagInput = { search: string; cookies: string | null; nextReleaseAllowed: boolean }

export function readFlags({ search, cookies, nextReleaseAllowed }: FlagInput): VisitFlags {
  const query = new URLSearchParams(search)
  const read = (flag: keyof VisitFlags) =>
    readFlag({ query: query.get(flag), cookie: readCookie(cookies, flagCookieName(flag)) })
  return { testing: read('testing'), nextRelease: nextReleaseAllowed && read('nextRelease') }
}

/** Responses to a visit with flags, or with a parameter that sets them, must not be cached for others. */
export function isPrivateToVisit(flags: VisitFlags, search: string): boolean {
  return flags.testing || flags.nextRelease || hasVisitParameter(search)
}

/** The cookies for flags that are set in the URL. */
export function toFlagCookies(flags: VisitFlags, search: string): string[] {
  const query = new URLSearchParams(search)
  return flagNames
    .filter((flag) => query.has(flag))
    .map((flag) => rememberChoice(flagCookieName(flag), `${flags[flag]}`))
}
