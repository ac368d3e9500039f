/** What a visit can switch on for itself, for as long as its browser remembers. */
export type VisitFlags = {
  /** Somebody tries the product: nothing is measured. */
  testing: boolean
  /** Shows what is finished but not released. */
  nextRelease: boolean
}

type Written = { query: string | null; cookie: string | undefined }

/** The address decides; without a word in it, what was said before holds. `?nextRelease` alone switches on. */
export function readFlag({ query, cookie }: Written): boolean {
  return query === null ? cookie === 'true' : query !== 'false'
}

/** Parameters that work on the visit and not on the page: an answer to one is nobody else's. */
const visitParameters = ['testing', 'nextRelease', 'cache']

export function namesVisitParameter(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return visitParameters.some((name) => parameters.has(name))
}
