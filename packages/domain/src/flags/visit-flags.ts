/** Flags that a visitor switches on with the URL; a cookie stores them. */
export type VisitFlags = {
  /** A test visit, excluded from analytics. */
  testing: boolean
  /** Shows finished but unreleased features. */
  nextRelease: boolean
}

type FlagSources = { query: string | null; cookie: string | undefined }

/** The query parameter takes precedence over the cookie. `?nextRelease` without a value switches on. */
export function readFlag({ query, cookie }: FlagSources): boolean {
  return query === null ? cookie === 'true' : query !== 'false'
}

/** Parameters that change the visit and not the page: responses to them must not be cached for others. */
const visitParameters = ['testing', 'nextRelease', 'cache']

export function hasVisitParameter(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return visitParameters.some((name) => parameters.has(name))
}
