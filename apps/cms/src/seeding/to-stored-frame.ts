import { createHash } from 'node:crypto'
import type { SeedEntry, SeedSite, Titles } from '@ferrule/seeds/sites/seed-site'
import { findPictureId, getId, type Ids, type PictureIds } from './seeding.ts'
import { pageName } from './seed-pages.ts'

/** Converts titles to their stored form: the text of one language, or a record of all languages. */
type ToStored<Text> = (titles: Titles | undefined) => Text

export type FrameIds = { pages: Ids; pictures: PictureIds }

/** Returns a stable row id, because rows are written twice. 24 hexadecimal digits, like Payload's own ids. */
function toRowId(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 24)
}

/** Returns the header, footer and start pages of a site in their stored form. */
export function toStoredFrame<Text>(site: SeedSite, { pages, pictures }: FrameIds, toText: ToStored<Text>) {
  const findPage = (path: string) => getId(pages, pageName(site.slug, path))
  const toEntry = (entry: SeedEntry, place: string) => ({
    id: toRowId(`${site.slug} ${place}`),
    title: toText(entry.title),
    breadcrumbOverride: toText(entry.breadcrumbOverride),
    note: toText(entry.note),
    icon: entry.icon ?? null,
    countries: entry.countries ?? [],
    hidden: entry.hidden ?? false,
    page: entry.page === undefined ? null : findPage(entry.page),
    target: entry.target ?? null,
  })
  const toLeaves = ({ items = [] }: SeedEntry, parentPlace: string) =>
    items.map((leaf, index) => toEntry(leaf, `${parentPlace}.${index}`))
  const toChildren = ({ items = [] }: SeedEntry, parentPlace: string) =>
    items.map((child, index) => ({
      ...toEntry(child, `${parentPlace}.${index}`),
      leaves: toLeaves(child, `${parentPlace}.${index}`),
    }))
  const toTeaser = ({ teaser }: SeedEntry) => ({
    label: toText(teaser?.label),
    title: toText(teaser?.title),
    text: toText(teaser?.text),
    target: teaser?.target ?? null,
    image: findPictureId(pictures, teaser?.image),
  })
  const toTree = (entries: SeedEntry[], name: string) =>
    entries.map((entry, index) => ({
      ...toEntry(entry, `${name}.${index}`),
      children: toChildren(entry, `${name}.${index}`),
    }))
  const toHeader = (entries: SeedEntry[]) =>
    toTree(entries, 'header').map((row, index) => ({ ...row, teaser: toTeaser(entries[index] ?? { title: {} }) }))
  const { headerNavigation: header, footerNavigation: footer } = site
  const { contactLink } = footer
  return {
    homePages: site.homePages.map(({ page, countries }) => ({ page: findPage(page), countries })),
    headerNavigation: { options: header.options, items: toHeader(header.items) },
    footerNavigation: {
      theme: footer.theme,
      contactLink: contactLink
        ? ({ kind: 'page', page: findPage(contactLink.page), text: toText(contactLink.text) } as const)
        : {},
      sections: toTree(footer.sections, 'footer'),
    },
  }
}
