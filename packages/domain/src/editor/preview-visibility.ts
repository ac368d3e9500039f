/** The stored facts that decide when visitors can read a page in one language. */
export type PublicationFacts = {
  isPublished: boolean
  publishAt: string | null
  /** The embargo of the language. */
  appearsAt: string | null
  unpublishAt: string | null
}

export type PreviewVisibility = 'visible' | 'not-published' | 'not-yet' | 'ended'

/** Whether visitors can read the published text at a moment. The end is exclusive, as in the content service. */
export function visibilityAt(facts: PublicationFacts, at: Date): PreviewVisibility {
  if (!facts.isPublished) return 'not-published'
  const isAfter = (moment: string | null) => moment !== null && Date.parse(moment) > at.getTime()
  if (isAfter(facts.publishAt) || isAfter(facts.appearsAt)) return 'not-yet'
  return facts.unpublishAt === null || isAfter(facts.unpublishAt) ? 'visible' : 'ended'
}
