import type { Language } from '@ferrule/domain/locales/language'
import type { ThemeKey } from '@ferrule/domain/pages/theme'
import { entriesIn, sameName } from './entries.ts'
import type { SeedEntry, SeedSite, Titles } from './seed-site.ts'
import { titlesIn } from './titles/titles.ts'

type SmallSite = Pick<SeedSite, 'name' | 'slug' | 'languages' | 'theme'> &
  Partial<SeedSite> & {
    /** Pages in the header, without home. */
    pages: { path: string; title: Titles }[]
    host: string
    /** Heading of the pages in the footer; the name of the site without one. */
    footerHeading?: Titles
  }

/** Creates a site with a few pages, which are all in its header, and a contact page. */
export function toSmallSite({ pages, host, footerHeading, ...site }: SmallSite): SeedSite {
  const { toPage, toTarget } = entriesIn(site.languages)
  const items: SeedEntry[] = pages.map(({ path, title }) => ({ title, page: path }))
  const contact = toPage('contact', 'contact')
  return {
    domains: [{ host }],
    languageOnly: [],
    internationalOnly: false,
    portalName: 'mykomax',
    hideSideButtons: false,
    enableCutFont: false,
    consent: 'group',
    homePages: [{ page: '', countries: [] }],
    headerNavigation: { options: { theme: site.theme, hidden: false }, items: [...items, contact] },
    footerNavigation: {
      theme: site.theme,
      contactLink: { page: 'contact', text: titlesIn(site.languages, 'talk-to-an-expert') },
      sections: [
        { title: footerHeading ?? sameName(site.languages, site.name), page: '', items },
        toPage('contact', 'contact', {
          items: [toTarget(titlesIn(site.languages, 'talk-to-an-expert'), '/requests/contact')],
        }),
      ],
    },
    ...site,
  }
}

type Brand = { name: string; theme: ThemeKey; pages: Record<string, { en: string; de: string }> }

const languages: Language[] = ['en', 'de']

const brands: Brand[] = [
  {
    name: 'Adaptronic',
    theme: 'Adaptronic',
    pages: {
      testers: { en: 'Test systems', de: 'Prüfsysteme' },
      'high-voltage-testing': { en: 'High-voltage testing', de: 'Hochspannungsprüfung' },
    },
  },
  {
    name: 'Cirris',
    theme: 'Cirris',
    pages: {
      'cable-testers': { en: 'Cable testers', de: 'Kabeltester' },
      software: { en: 'Test software', de: 'Prüfsoftware' },
    },
  },
  {
    name: 'Diit',
    theme: 'Diit',
    pages: {
      'production-control': { en: 'Production control', de: 'Fertigungssteuerung' },
      'shop-floor-data': { en: 'Shop floor data', de: 'Daten aus der Halle' },
    },
  },
  {
    name: 'Hosver',
    theme: 'Hosver',
    pages: {
      'cutting-machines': { en: 'Cutting machines', de: 'Schneidemaschinen' },
      'heavy-cable': { en: 'Heavy cable', de: 'Große Querschnitte' },
    },
  },
  {
    name: 'Komax',
    theme: 'Komax',
    pages: {
      'crimping-lines': { en: 'Crimping lines', de: 'Crimplinien' },
      changeover: { en: 'Changeover', de: 'Umrüsten' },
    },
  },
  {
    name: 'Schleuniger',
    theme: 'Schleuniger',
    pages: {
      'bench-machines': { en: 'Bench machines', de: 'Tischmaschinen' },
      'coaxial-cable': { en: 'Coaxial cable', de: 'Koaxialkabel' },
    },
  },
]

export const brandSites: SeedSite[] = brands.map(({ name, theme, pages }) => {
  const slug = name.toLowerCase()
  return toSmallSite({
    name,
    slug,
    theme,
    languages,
    host: `www.${slug}.localhost`,
    footerHeading: titlesIn(languages, 'products'),
    pages: Object.entries(pages).map(([path, title]) => ({ path, title })),
  })
})
