import { setTimeout as wait } from 'node:timers/promises'
import { summaries } from '@ferrule/content-client/content-entries'
import { pageTypes } from '@ferrule/domain/pages/page'
import { releaseChange } from '@ferrule/domain/publishing/release-change'
import { listKey } from '@ferrule/domain/publishing/surrogate-keys'
import { createBufferedTiers } from './buffered-tiers.ts'
import type { ListedPage, PageLists } from './page-lists.ts'
import { refreshPage, type RefreshDeps } from './refresh-page.job.ts'
import { refreshSystem } from './refresh-site-data.ts'

/** Until every web process holds the reads, and responses that began before have left it. */
const settleMs = 250

/**
 * Makes the changes of several pages visible together. It reads everything first, then lets the web processes hold the
 * reads of these entries, removes the old responses from the edge, writes the store and ends the hold. A response with
 * a new text thus leaves only when no old one is left. It repeats as a whole after a crash.
 */
export function createRefreshReleaseJob({ tiers, lists, changing, announce }: RefreshDeps) {
  return async (payload: unknown): Promise<void> => {
    const { changes, siteSlugs } = releaseChange.parse(payload)
    for (const { pageId } of changes) changing.note(pageId)
    const buffer = createBufferedTiers(tiers)
    const listed: ListedPage[] = []
    const update: PageLists['update'] = async (one) => {
      listed.push(one)
      return []
    }
    for (const change of changes) {
      await refreshPage({ tiers: buffer.tiers, lists: { ...lists, update } }, change, false)
    }
    const ofPages = [...buffer.purged]
    if (siteSlugs.length > 0) await refreshSystem(buffer.tiers, siteSlugs)
    const ofSites = [...buffer.purged].slice(ofPages.length)
    const { store, edge } = tiers
    const keys = [...buffer.announced, ...listed.map((one) => summaries(one.siteSlug, one.language).key)]
    await store.publishHold(keys)
    await wait(settleMs)
    await edge.hardPurge([...ofPages, ...toListKeys(listed)])
    await edge.softPurge(ofSites)
    await buffer.write()
    for (const one of listed) await lists.update(one)
    await store.publishChange(keys)
    for (const { page } of listed) if (page) await announce(page)
  }
}

function toListKeys(listed: readonly ListedPage[]): string[] {
  return listed.flatMap(({ siteSlug, language }) => pageTypes.map((type) => listKey(siteSlug, language, type)))
}
