import { expect } from 'vitest'
import type { TestContext } from '../testing/rolled-back.ts'
import type { Draw } from './draw.fixture.ts'
import { type Locale, locales } from './edited-page.fixture.ts'

type Entry = { id?: string; titles: Partial<Record<Locale, string>>; children: Entry[] }

/** The header of a site as the test expects it, with all states that can be restored. */
export type EditedNavigation = { entries: Entry[]; saved: { versionId: string; entries: Entry[] }[] }

const by = ({ req, siteId }: TestContext) =>
  ({ collection: 'sites', id: siteId, req, overrideAccess: false, fallbackLocale: false, depth: 0 }) as const

export async function createEditedNavigation(context: TestContext): Promise<EditedNavigation> {
  const navigation: EditedNavigation = { entries: [], saved: [] }
  const child = { titles: { en: 'nav.a.x' }, children: [] }
  const entries: Entry[] = [
    { titles: { en: 'nav.a' }, children: [child] },
    { titles: { en: 'nav.b' }, children: [] },
  ]
  await save(context, navigation, { locale: 'en', entries })
  return navigation
}

type Row = { id?: string | null; title?: string | null; children?: Row[] | null }

type Saved = { locale: Locale; entries: Entry[] }

async function save(context: TestContext, navigation: EditedNavigation, { locale, entries }: Saved): Promise<void> {
  const toRow = ({ id, titles, children }: Entry): Row => ({
    ...(id ? { id } : {}),
    title: titles[locale] ?? null,
    children: children.map(toRow),
  })
  const headerNavigation = { options: { theme: 'Default' as const }, items: entries.map(toRow) }
  const saved = await context.payload.update({ ...by(context), locale, data: { headerNavigation } })
  navigation.entries = withIds(entries, saved.headerNavigation.items ?? [])
  const as = { collection: 'sites', req: context.req, overrideAccess: false, depth: 0, limit: 1 } as const
  const where = { parent: { equals: context.siteId } }
  const [version] = (await context.payload.findVersions({ ...as, where, sort: '-updatedAt' })).docs
  if (version) navigation.saved.push({ versionId: version.id, entries: structuredClone(navigation.entries) })
}

function withIds(entries: readonly Entry[], rows: readonly Row[]): Entry[] {
  return entries.map(({ titles, children }, index) => {
    const row = rows[index]
    return { ...(row?.id ? { id: row.id } : {}), titles, children: withIds(children, row?.children ?? []) }
  })
}

/** Renames, adds, moves and removes entries in one language, or restores an earlier state in all of them. */
export async function changeNavigation(context: TestContext, navigation: EditedNavigation, draw: Draw): Promise<void> {
  if (draw.chance(4)) return undo(context, navigation, draw)
  const locale = draw.pick(locales)
  const renamed = (entry: Entry): Entry => ({
    ...entry,
    titles: draw.chance(2) ? { ...entry.titles, [locale]: `nav.${locale}.${draw.next()}` } : entry.titles,
    children: entry.children.map(renamed),
  })
  const added: Entry = { titles: { [locale]: `nav.${locale}.${draw.next()}` }, children: [] }
  const entries = draw.shuffle(navigation.entries.map(renamed))
  const kept = entries.length > 1 && draw.chance(4) ? draw.without(entries) : entries
  await save(context, navigation, { locale, entries: draw.chance(3) ? [added, ...kept] : kept })
}

async function undo(context: TestContext, navigation: EditedNavigation, draw: Draw): Promise<void> {
  const { versionId, entries } = draw.pick(navigation.saved)
  const { req } = context
  await context.payload.restoreVersion({ collection: 'sites', id: versionId, req, overrideAccess: false })
  // Payload marks the request of a restore. The requests of an editor are separate, here all steps share one.
  delete req.context['isRestoringVersion']
  navigation.entries = structuredClone(entries)
}

/** Compares the titles of all entries in all languages. */
export async function expectNavigation(context: TestContext, { entries }: EditedNavigation): Promise<void> {
  for (const locale of locales) {
    const { headerNavigation } = await context.payload.findByID({ ...by(context), locale })
    const read = (rows: readonly Row[]): unknown =>
      rows.map((row) => [row.title ?? undefined, read(row.children ?? [])])
    const expected = (list: readonly Entry[]): unknown =>
      list.map(({ titles, children }) => [titles[locale], expected(children)])
    expect(read(headerNavigation.items ?? [])).toEqual(expected(entries))
  }
}
