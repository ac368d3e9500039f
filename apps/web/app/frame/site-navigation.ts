import type { NavigationItem } from '@ferrule/domain/navigation/navigation-item'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import { createContext, useContext } from 'react'

/** What stands around the pages of a site, as one reader gets it. */
export type SiteNavigation = {
  header: readonly NavigationItem[]
  footer: {
    theme: ThemeKey
    sections: readonly NavigationItem[]
    contact: { text: string; href: string; newTab: boolean } | undefined
  }
}

const none: SiteNavigation = { header: [], footer: { theme: 'Default', sections: [], contact: undefined } }

/** Set by the server's renderer. An error page of the portal, drawn in the browser, does without. */
export const SiteNavigationContext = createContext<SiteNavigation | null>(null)

export function useSiteNavigation(): SiteNavigation {
  return useContext(SiteNavigationContext) ?? none
}
