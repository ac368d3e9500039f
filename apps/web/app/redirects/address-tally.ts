/** The result of a request: no page was found at the address, or a redirect of an editor was followed from it. */
export type TallyKind = 'not-found' | 'redirect'

export type TalliedAddress = { kind: TallyKind; siteSlug: string; address: string; count: number }

export type AddressTally = {
  count: (kind: TallyKind, siteSlug: string, address: string) => void
  /** Returns the counts since the last call. */
  take: () => TalliedAddress[]
}

/** Counts addresses in memory until they are saved. Further addresses are dropped once the tally is full. */
export function createAddressTally(maxAddresses: number): AddressTally {
  let tallied = new Map<string, TalliedAddress>()
  return {
    count(kind, siteSlug, address) {
      const key = `${kind} ${siteSlug} ${address}`
      const known = tallied.get(key)
      if (known) known.count += 1
      else if (tallied.size < maxAddresses) tallied.set(key, { kind, siteSlug, address, count: 1 })
    },
    take() {
      const taken = [...tallied.values()]
      tallied = new Map()
      return taken
    },
  }
}
