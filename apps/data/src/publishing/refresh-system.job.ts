import { systemChange } from '@ferrule/domain/publishing/system-change'
import type { ContentLevels } from './content-levels.ts'
import { renewLocations, renewNews, renewRedirects, renewSystem } from './system-levels.ts'

/** Carries a change beside the pages outwards. Pages that show something of it have jobs of their own. */
export function createRefreshSystemJob(levels: ContentLevels) {
  return async (payload: unknown): Promise<void> => {
    const { what, siteSlugs } = systemChange.parse(payload)
    if (what === 'system') {
      await renewSystem(levels, siteSlugs)
      return
    }
    if (what === 'locations') {
      await renewLocations(levels)
      return
    }
    const { sites } = await levels.source.readSystem('en')
    const concerned = sites.filter(({ slug }) => !siteSlugs || siteSlugs.includes(slug))
    if (what === 'redirects')
      await renewRedirects(
        levels,
        concerned.map(({ slug }) => slug),
      )
    if (what === 'news') await renewNews(levels, concerned)
  }
}
