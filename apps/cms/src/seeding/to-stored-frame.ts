import { createHash } from 'node:crypto'
import type { SeedEntry, SeedSite, Titles } from '@ferrule/seeds/sites/seed-site'
import { getId, type Ids } from './seeding.ts'
import { pageName } from './seed-pages.ts'

/** How a title is stored: in one language as its text, in all of them as a record. */
type ToStored<Text> = (titles: Titles | undefined) => Text

/** The same for the same place, because the database is written to twice; 24 hexadecimal digits, as Payload's own. */
function toRowId(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 24)
}

/** Header, footer and start pages of a site. */
export function toStoredFrame<Text>(site: SeedSite, pages: Ids, toText: ToStored<Text>) {
  const findPage = (path: string) => getId(pages, pageName(site.slug, path))
  const toEntry = (entry: SeedEntry, place: string) => ({
    id: toRowId(`${site.slug} ${place}`),
    title: toText(entry.title),
    breadcrumbOverride: toText(entry.breadcrumbOverride),
    countries: entry.countries ?? [],
    hidden: entry.hidden ?? false,
    page: entry.page === undefined ? null : findPage(entry.page),
    target: entry.target ?? null,
  })
  const toLeaves = ({ items = [] }: SeedEntry, above: string) =>
    items.map((leaf, index) => toEntry(leaf, `${above}.${index}`))
  const toChildren = ({ items = [] }: SeedEntry, above: string) =>
    items.map((child, index) => ({
      ...toEntry(child, `${above}.${index}`),
      leaves: toLeaves(child, `${above}.${index}`),
    }))
  const toTree = (entries: SeedEntry[], name: string) =>
    entries.map((entry, index) => ({
      ...toEntry(entry, `${name}.${index}`),
      children: toChildren(entry, `${name}.${index}`),
    }))
  const { headerNavigation: header, footerNavigation: footer } = site
  const { contactLink } = footer
  return {
    homePages: site.homePages.map(({ page, countries }) => ({ page: findPage(page), countries })),
    headerNavigation: { options: header.options, items: toTree(header.items, 'header') },
    footerNavigation: {
      theme: footer.theme,
      contactLink: contactLink
        ? ({ kind: 'page', page: findPage(contactLink.page), text: toText(contactLink.text) } as const)
        : {},
      sections: toTree(footer.sections, 'footer'),
    },
  }
}
