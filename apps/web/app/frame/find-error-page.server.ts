import type { PublishedPage } from '@ferrule/content-client/published-page'
import { errorPagePath } from '@ferrule/domain/pages/fixed-pages'
import { isForEverybody } from '@ferrule/domain/pages/page-protection'
import { errorFields } from '@ferrule/telemetry/log'
import { findPage } from '../pages/find-page.server.ts'
import type { Visit } from '../request/contexts.ts'
import { getServices } from '../request/services.server.ts'

/** Somebody waits for bad news: it must not take long as well. */
const mostWaitMs = 1000

/**
 * The page `error` of the reader's site, else that of the main site. Nothing when the content cannot be read in time:
 * it may be the very part that failed, and the words built in say the same.
 */
export async function findErrorPage(visit: Visit): Promise<PublishedPage | undefined> {
  try {
    return await Promise.race([readErrorPage(visit), afterAWhile()])
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

/** In another language it would help less than the words built in. */
function isUsable({ protection, locale }: PublishedPage, visit: Visit): boolean {
  return isForEverybody(protection) && locale === visit.locale.language
}

function afterAWhile(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, mostWaitMs))
}
