import { systemChange } from '@ferrule/domain/publishing/system-change'
import type { CacheTiers } from './cache-tiers.ts'
import { refreshLocations, refreshNews, refreshRecords, refreshRedirects, refreshSystem } from './refresh-site-data.ts'

/** Propagates a change of site data. Pages that show the data have their own jobs. */
export function createRefreshSystemJob(tiers: CacheTiers) {
  return async (payload: unknown): Promise<void> => {
    const { what, siteSlugs } = systemChange.parse(payload)
    if (what === 'system') {
      await refreshSystem(tiers, siteSlugs)
      return
    }
    if (what === 'locations') {
      await refreshLocations(tiers)
      return
    }
    if (what === 'records') {
      await refreshRecords(tiers)
      return
    }
    const { sites } = await tiers.source.readSystem('en')
    const affected = sites.filter(({ slug }) => !siteSlugs || siteSlugs.includes(slug))
    if (what === 'news') {
      await refreshNews(tiers, affected)
      return
    }
    await refreshRedirects(
      tiers,
      affected.map(({ slug }) => slug),
    )
  }
}
