import { isLanguage } from '@ferrule/domain/locales/language'
import type { PictureName } from '@ferrule/seeds/content/pictures'
import { pages } from '@ferrule/seeds/content/pages'
import type { SeedBlock, SeedPage, SeedText } from '@ferrule/seeds/content/seed-page'
import type { Page } from '../payload-types.ts'
import type { Seeding } from './seeding.ts'
import { toEditorTree } from './to-editor-tree.ts'

export type SeededIds = { sites: Map<string, string>; pictures: Map<PictureName, string> }

/** Publishes the demo pages that are missing, language by language, as an editor would: each publish adds its jobs. */
export async function seedPages(seeding: Seeding, ids: SeededIds): Promise<number> {
  const idOf = new Map<string, string>()
  let created = 0
  for (const page of pages) {
    const site = getId(ids.sites, page.siteSlug)
    const known = await findPage(seeding, site, page.slug)
    if (!known) created += 1
    const parent = page.parent ? getId(idOf, `${page.siteSlug}/${page.parent}`) : null
    idOf.set(`${page.siteSlug}/${page.slug}`, known ?? (await publishPage(seeding, ids, { ...page, site, parent })))
  }
  return created
}

async function findPage({ payload, user }: Seeding, site: string, slug: string): Promise<string | undefined> {
  const where = { site: { equals: site }, slug: { equals: slug } }
  const found = await payload.find({ collection: 'pages', where, limit: 1, user, overrideAccess: false })
  return found.docs[0]?.id
}

type PlacedPage = Omit<SeedPage, 'parent'> & { site: string; parent: string | null }

async function publishPage({ payload, user }: Seeding, ids: SeededIds, page: PlacedPage): Promise<string> {
  const as = { collection: 'pages', user, overrideAccess: false } as const
  const { site, parent, slug, theme } = page
  let id: string | undefined
  for (const [locale, text] of Object.entries(page.texts)) {
    if (!isLanguage(locale)) throw new Error(`not a language: ${locale}`)
    const texts = { ...toStored(text, ids), _status: 'published' } as const
    if (id) await payload.update({ ...as, id, locale, data: texts })
    else
      id = (
        await payload.create({
          ...as,
          locale,
          data: { ...texts, site, parent, slug, theme, publishAt: new Date().toISOString() },
        })
      ).id
  }
  if (!id) throw new Error(`a page without texts: ${slug}`)
  return id
}

function toStored(
  { title, description, blocks }: SeedText,
  { pictures }: SeededIds,
): Pick<Page, 'title' | 'description' | 'blocks'> {
  return {
    title,
    description,
    blocks: blocks.map((block) => toStoredBlock(block, pictures)),
  }
}

/** Pictures are stored by id, and rich text as the editor saves it. */
function toStoredBlock(block: SeedBlock, pictures: SeededIds['pictures']): Page['blocks'][number] {
  if (block.blockType === 'hero') return { ...block, image: block.image ? getId(pictures, block.image) : null }
  if (block.blockType === 'text') return { ...block, body: toEditorTree(block.body) }
  return block
}

function getId<Name>(ids: Map<Name, string>, name: Name): string {
  const id = ids.get(name)
  if (!id) throw new Error(`not seeded yet: ${String(name)}`)
  return id
}
