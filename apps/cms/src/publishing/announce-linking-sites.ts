import type { PublishedState } from '@ferrule/domain/publishing/changes-between'
import type { PayloadRequest } from 'payload'
import { announceSystemChange } from './announce-system-change.ts'
import type { StoredPage } from './find-published-state.ts'
import { findSitesLinkingTo } from './find-showing.ts'
import { toMoments } from './to-moments.ts'

type States = { before: PublishedState | undefined; after: StoredPage | undefined }

/**
 * A navigation entry leads to a page and vanishes with it, so sites are renewed when a page they link to comes, goes or
 * moves. What stands on the page is nothing to them.
 */
export async function announceLinkingSites(req: PayloadRequest, pageId: string, states: States): Promise<void> {
  const moments = toMoments(states.after, new Date())
  if (moments.length === 0 && toLinked(states.before) === toLinked(states.after?.state)) return
  const siteSlugs = await findSitesLinkingTo(req, pageId)
  if (siteSlugs.length === 0) return
  await announceSystemChange(req, { what: 'system', siteSlugs })
  for (const { at } of moments) await announceSystemChange(req, { what: 'system', siteSlugs }, at)
}

/** What a link shows of a page: where it is and in which languages. */
function toLinked(state: PublishedState | undefined): string {
  if (!state) return ''
  const languages = Object.keys(state.texts)
  return languages.length === 0 ? '' : JSON.stringify([state.siteSlug, state.path, languages.sort()])
}
