import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { PageProtection } from '@ferrule/domain/pages/page-protection'
import { getServices } from '../../visit/services.server.ts'
import type { Lock } from './unlock-cookie.server.ts'

/** The lock that a visitor's unlock cookie must match. */
export function lockOf({ id, protection }: Pick<PublishedPage, 'id' | 'protection'>): Lock {
  return {
    pageId: id,
    version: versionOf(protection),
    keys: getServices().settings.PAGE_UNLOCK_KEYS,
    now: new Date(),
  }
}

/** Changes with the password or role, which invalidates earlier unlock cookies. */
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
