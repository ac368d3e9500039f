export type VersionState = 'draft' | 'currentDraft' | 'currentlyPublished' | 'previouslyPublished'

/** Of versions from new to old. A draft is current only while nothing newer is published. */
export function toVersionStates(statuses: readonly ('draft' | 'published' | undefined)[]): VersionState[] {
  const published = statuses.indexOf('published')
  return statuses.map((status, index) => {
    if (status === 'published') return index === published ? 'currentlyPublished' : 'previouslyPublished'
    return index === 0 ? 'currentDraft' : 'draft'
  })
}
