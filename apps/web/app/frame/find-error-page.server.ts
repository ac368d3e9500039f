import type { PublishedPage } from '@ferrule/content-client/published-page'
import { errorPagePath } from '@ferrule/domain/pages/indexable'
import { isForEverybody } from '@ferrule/domain/pages/page-protection'
import { errorFields } from '@ferrule/telemetry/log'
import { findPage } from '../pages/find-page.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'

/** The content service may be the cause of the error, so the error page does not wait long for it. */
const maxWaitMs = 1000

/**
 * Finds the page `error` of the current site, else that of the main site. Returns undefined if it cannot be loaded in
 * time; the built-in texts are shown then.
 */
export async function findErrorPage(visit: Visit): Promise<PublishedPage | undefined> {
  try {
    return await Promise.race([readErrorPage(visit), timeout()])
  } catch (error) {
    getServices().log.warn('error-page-unavailable', errorFields(error))
    return undefined
  }
}

async function readErrorPage(visit: Visit): Promise<PublishedPage | undefined> {
  const main = visit.system.sites.find(({ slug }) => slug === '') ?? visit.site
  for (const site of [visit.site, main]) {
    const found = await findPage({ ...visit, site, segments: [errorPagePath] })
    if (found && isUsable(found.page, visit)) return found.page
  }
  return undefined
}

/** In a fallback language the page would be less useful than the built-in texts. */
function isUsable({ protection, locale }: PublishedPage, visit: Visit): boolean {
  return isForEverybody(protection) && locale === visit.locale.language
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, maxWaitMs))
}
