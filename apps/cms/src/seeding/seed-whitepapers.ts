import { drawWhitepaper } from '@ferrule/paper/draw-whitepaper'
import { toDocumentName, whitepapers } from '@ferrule/seeds/content/whitepapers/whitepapers'
import type { Ids, Seeding } from './seeding.ts'

/** Draws and uploads the demo papers that are missing; answers their ids by name and language. */
export async function seedWhitepapers({ payload, user }: Seeding): Promise<Ids> {
  const ids: Ids = new Map()
  for (const [paperName, paper] of Object.entries(whitepapers)) {
    for (const language of ['en', 'de'] as const) {
      const name = toDocumentName(paperName, language)
      const as = { collection: 'media', user, overrideAccess: false } as const
      const known = await payload.find({ ...as, where: { source: { equals: name } }, limit: 1 })
      ids.set(name, known.docs[0]?.id ?? (await upload(name)))

      async function upload(source: string): Promise<string> {
        const data = Buffer.from(await drawWhitepaper(paper[language], language))
        const file = { data, name: `${source}.pdf`, mimetype: 'application/pdf', size: data.length }
        const { id } = await payload.create({
          ...as,
          locale: language,
          data: { alt: paper[language].title, source },
          file,
        })
        return id
      }
    }
  }
  return ids
}
