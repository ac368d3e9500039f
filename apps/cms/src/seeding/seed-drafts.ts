import { drafts } from '@ferrule/seeds/content/drafts'
import { pageName } from './seed-pages.ts'
import { type Ids, type Seeding } from './seeding.ts'

/** Saves changes as drafts on pages that this run has created. */
export async function seedDrafts({ payload, user }: Seeding, created: Ids): Promise<void> {
  for (const { siteSlug, path, language, description } of drafts) {
    const name = pageName(siteSlug, path)
    const id = created.get(name)
    if (!id) continue
    await payload.update({
      collection: 'pages',
      id,
      locale: language,
      draft: true,
      data: { description, _status: 'draft' },
      user,
      overrideAccess: false,
      depth: 0,
    })
  }
}
