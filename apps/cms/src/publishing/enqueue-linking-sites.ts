import type { PublishedState } from '@ferrule/domain/publishing/page-changes'
import type { PayloadRequest } from 'payload'
import { enqueueSystemRefresh } from './enqueue-system-refresh.ts'
import type { StoredPage } from './find-published-state.ts'
import { findSitesLinkingTo } from './find-references.ts'
import { toScheduledTransitions } from './to-scheduled-transitions.ts'

type States = { before: PublishedState | undefined; after: StoredPage | undefined }

/**
 * Refreshes the sites that link to a page when the page appears, disappears or moves, because a navigation entry is
 * shown only while its page is public. Changes of the page's content do not affect them.
 */
export async function enqueueLinkingSites(req: PayloadRequest, pageId: string, states: States): Promise<void> {
  const transitions = toScheduledTransitions(states.after, new Date())
  if (transitions.length === 0 && toLinkState(states.before) === toLinkState(states.after?.state)) return
  const siteSlugs = await findSitesLinkingTo(req, pageId)
  if (siteSlugs.length === 0) return
  if (req.context.release) for (const slug of siteSlugs) req.context.release.siteSlugs.add(slug)
  else await enqueueSystemRefresh(req, { what: 'system', siteSlugs })
  for (const { at } of transitions) await enqueueSystemRefresh(req, { what: 'system', siteSlugs }, at)
}

/** A string that changes when links to the page change: its site, path and languages. */
function toLinkState(state: PublishedState | undefined): string {
  if (!state) return ''
  const languages = Object.keys(state.texts)
  return languages.length === 0 ? '' : JSON.stringify([state.siteSlug, state.path, languages.sort()])
}
