import { toUrlCode } from '@ferrule/domain/locales/locale'
import { type Link, resolveLink } from '@ferrule/domain/navigation/link'
import { toLinkHref } from '@ferrule/domain/navigation/link-target'
import { findNavigationWarnings, type NavigationAudience, toNavigation } from '@ferrule/domain/navigation/to-navigation'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import type { SiteNavigation } from './site-navigation.ts'

const cache = new WeakMap<ConfiguredSite, Map<string, SiteNavigation>>()

/** Built once for each locale of a site. The content client returns the same site object until the site changes. */
export function navigationOf({ site, locale, siteSegment, isEditor }: Visit): SiteNavigation {
  const bySite = cache.get(site) ?? new Map<string, SiteNavigation>()
  if (!cache.has(site)) {
    cache.set(site, bySite)
    logWarnings(site)
  }
  const key = `${toUrlCode(locale)} ${siteSegment} ${isEditor}`
  const navigation = bySite.get(key) ?? buildNavigation(site, { locale, siteSegment, isEditor })
  bySite.set(key, navigation)
  return navigation
}

function buildNavigation(
  { headerNavigation, footerNavigation }: ConfiguredSite,
  audience: NavigationAudience,
): SiteNavigation {
  return {
    header: toNavigation(headerNavigation?.items ?? [], audience),
    footer: {
      theme: footerNavigation?.theme ?? 'Default',
      sections: toNavigation(footerNavigation?.sections ?? [], audience),
      contact: footerNavigation?.contactLink ? toContact(footerNavigation.contactLink, audience) : undefined,
    },
  }
}

function toContact(link: Link, audience: NavigationAudience) {
  // Products are not loaded here, so a link to a product is omitted.
  const resolved = resolveLink(link, () => undefined)
  const href = resolved && toLinkHref(resolved.target, audience)
  return href ? { text: resolved.text, href, newTab: resolved.openInNewTab } : undefined
}

/** Invalid entries are logged; visitors see the rest of the menu. */
function logWarnings({ slug, headerNavigation, footerNavigation }: ConfiguredSite): void {
  const entries = [...(headerNavigation?.items ?? []), ...(footerNavigation?.sections ?? [])]
  for (const { id, reason } of findNavigationWarnings(entries)) {
    getServices().log.warn('navigation-entry-unusable', { site: slug, recordId: id, reason })
  }
}
