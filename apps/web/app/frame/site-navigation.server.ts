import { toUrlCode } from '@ferrule/domain/locales/locale'
import { type Link, resolveLink } from '@ferrule/domain/navigation/link'
import { toLinkHref } from '@ferrule/domain/navigation/link-target'
import { findNavigationWarnings, type NavigationReader, toNavigation } from '@ferrule/domain/navigation/to-navigation'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { Visit } from '../request/contexts.ts'
import { getServices } from '../request/services.server.ts'
import type { SiteNavigation } from './site-navigation.ts'

const known = new WeakMap<ConfiguredSite, Map<string, SiteNavigation>>()

/** Made once for each locale of a site: the cache gives the same site until it changes. */
export function navigationOf({ site, locale, siteSegment, isEditor }: Visit): SiteNavigation {
  const bySite = known.get(site) ?? new Map<string, SiteNavigation>()
  if (!known.has(site)) {
    known.set(site, bySite)
    logWarnings(site)
  }
  const key = `${toUrlCode(locale)} ${siteSegment} ${isEditor}`
  const made = bySite.get(key) ?? make(site, { locale, siteSegment, isEditor })
  bySite.set(key, made)
  return made
}

function make({ headerNavigation, footerNavigation }: ConfiguredSite, reader: NavigationReader): SiteNavigation {
  return {
    header: toNavigation(headerNavigation?.items ?? [], reader),
    footer: {
      theme: footerNavigation?.theme ?? 'Default',
      sections: toNavigation(footerNavigation?.sections ?? [], reader),
      contact: footerNavigation?.contactLink ? toContact(footerNavigation.contactLink, reader) : undefined,
    },
  }
}

function toContact(link: Link, reader: NavigationReader) {
  // Where machines are not at hand, a link to one is left out as a missing one is.
  const resolved = resolveLink(link, () => undefined)
  const href = resolved && toLinkHref(resolved.target, reader)
  return href ? { text: resolved.text, href, newTab: resolved.openInNewTab } : undefined
}

/** Editors are told by the log; readers see the rest of the menu. */
function logWarnings({ slug, headerNavigation, footerNavigation }: ConfiguredSite): void {
  const entries = [...(headerNavigation?.items ?? []), ...(footerNavigation?.sections ?? [])]
  for (const { id, reason } of findNavigationWarnings(entries)) {
    getServices().log.warn('navigation-entry-unusable', { site: slug, recordId: id, reason })
  }
}
