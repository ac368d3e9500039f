import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { PageProtection } from '@ferrule/domain/pages/page-protection'
import { getServices } from '../../request/services.server.ts'
import type { Lock } from './unlock-cookie.server.ts'

/** What a reader's cookie must fit to open a page now. */
export function lockOf({ id, protection }: Pick<PublishedPage, 'id' | 'protection'>): Lock {
  return {
    pageId: id,
    version: versionOf(protection),
    key: getServices().settings.PAGE_UNLOCK_KEY,
    now: new Date(),
  }
}

/** Another one whenever the password or the role is: whoever could read before has to show it anew. */
function versionOf(protection: PageProtection): string {
  switch (protection.level) {
    case 'none':
      return ''
    case 'password':
      return protection.passwordVersion ?? ''
    case 'ciam-role':
      return `role:${protection.role}`
  }
}
