import type { NavigationItem } from '@ferrule/domain/navigation/navigation-item'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import { createContext, useContext } from 'react'

/** Header and footer navigation of a site in one locale. */
export type SiteNavigation = {
  header: readonly NavigationItem[]
  footer: {
    theme: ThemeKey
    sections: readonly NavigationItem[]
    contact: { text: string; href: string; newTab: boolean } | undefined
  }
}

const none: SiteNavigation = { header: [], footer: { theme: 'Default', sections: [], contact: undefined } }

/** Set by the server's renderer. The portal's error page, rendered in the browser, has no navigation. */
export const SiteNavigationContext = createContext<SiteNavigation | null>(null)

export function useSiteNavigation(): SiteNavigation {
  return useContext(SiteNavigationContext) ?? none
}
