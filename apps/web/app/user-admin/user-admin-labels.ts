import { type AccessStatus, accessStatuses } from '@ferrule/domain/user-admin/access-status'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import type { Language } from '@ferrule/domain/locales/language'
import type { Texts } from '@ferrule/texts/load-texts'
import type { SmallIconName, StatusTone } from '@ferrule/ui/status-badge'

const badges: Record<AccessStatus, { tone: StatusTone; icon?: SmallIconName }> = {
  invited: { tone: 'info', icon: 'mail' },
  'invite-expired': { tone: 'error' },
  pending: { tone: 'warn' },
  active: { tone: 'ok' },
  inactive: { tone: 'plain' },
  declined: { tone: 'neutral', icon: 'close' },
  unknown: { tone: 'neutral' },
}

const roles = ['user', 'cloud-user', 'on-premises-user', 'customer-administrator', 'internal-administrator'] as const

/** Returns the labels of values from the data service. A value unknown to this version is shown unchanged. */
export function toUserAdminLabels(texts: Texts) {
  return {
    status: (value: string) => texts(`user-admin.status.${toStatus(value)}`),
    badge: (value: string) => badges[toStatus(value)],
    application: (value: string) => {
      const known = serviceNames.find((name) => name === value)
      return known ? texts(`service.${known}`) : value
    },
    role: (value: string) => {
      const known = roles.find((role) => role === value)
      return known ? texts(`user-admin.role.${known}`) : value
    },
  }
}

function toStatus(value: string): AccessStatus {
  return accessStatuses.find((status) => status === value) ?? 'unknown'
}

/** Returns the name of a country in a language, or the code itself if it has no name. */
export function toCountryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
