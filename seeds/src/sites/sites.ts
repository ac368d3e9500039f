import type { Language } from '@ferrule/domain/locales/language'
import type { ThemeKey } from '@ferrule/domain/pages/theme'

export type SeedSite = {
  name: string
  /** Empty for the main site. */
  slug: string
  domains: { host: string; slug?: string }[]
  /** The preferred language first. */
  languages: Language[]
  theme: ThemeKey
  portalName: string
}

export const sites: SeedSite[] = [
  {
    name: 'Norlitz',
    slug: '',
    domains: [{ host: 'www.norlitz.localhost' }],
    languages: ['en', 'de'],
    theme: 'Default',
    portalName: 'mykomax',
  },
  {
    name: 'Schleuniger',
    slug: 'schleuniger',
    domains: [{ host: 'www.schleuniger.localhost' }],
    languages: ['en', 'de'],
    theme: 'Schleuniger',
    portalName: 'mykomax',
  },
]
