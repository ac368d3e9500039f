import type { Language } from '@ferrule/domain/locales/language'
import { categoryNames } from '@ferrule/seeds/content/stories/category-names'
import type { StoryCategory, StoryTopic } from '@ferrule/seeds/content/stories/story-topics'
import { topicNames } from '@ferrule/seeds/content/stories/topic-names'
import { addNames } from './add-names.ts'
import { inTransaction } from './in-transaction.ts'
import type { Ids, Seeding } from './seeding.ts'

export type SubjectIds = { categories: Ids<StoryCategory>; topics: Ids<StoryTopic> }

/** Creates missing categories and topics, adds missing names, and returns the ids of all by slug. */
export async function seedStorySubjects(seeding: Seeding): Promise<SubjectIds> {
  return {
    categories: await seedSubjects(seeding, 'story-categories', categoryNames),
    topics: await seedSubjects(seeding, 'story-topics', topicNames),
  }
}

type Names<Slug extends string> = Record<Slug, Record<Language, string>>

function seedSubjects<Slug extends string>(
  seeding: Seeding,
  collection: 'story-categories' | 'story-topics',
  named: Names<Slug>,
): Promise<Ids<Slug>> {
  return inTransaction(seeding, async (req) => {
    const as = { collection, req, overrideAccess: false, locale: 'en' } as const
    const { docs } = await req.payload.find({ ...as, depth: 0, pagination: false })
    const ids: Ids<Slug> = new Map()
    for (const slug of slugsOf(named)) {
      const names = named[slug]
      const existing = docs.find((one) => one.slug === slug)
      const { id } = existing ?? (await req.payload.create({ ...as, data: { slug, name: names.en } }))
      if (!existing?.name) await addNames(req, { collection, id, names })
      ids.set(slug, id)
    }
    return ids
  })
}

function slugsOf<Slug extends string>(named: Names<Slug>): Slug[] {
  return Object.keys(named).filter((slug): slug is Slug => slug in named)
}
