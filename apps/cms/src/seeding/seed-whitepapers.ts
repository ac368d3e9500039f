import { renderWhitepaperPdf } from '@ferrule/pdf/render-whitepaper-pdf'
import { toDocumentName, whitepapers } from '@ferrule/seeds/content/whitepapers/whitepapers'
import type { Ids, Seeding } from './seeding.ts'

/** Renders and uploads missing demo whitepapers and returns the ids of all by name and language. */
export async function seedWhitepapers({ payload, user }: Seeding): Promise<Ids> {
  const ids: Ids = new Map()
  for (const [paperName, paper] of Object.entries(whitepapers)) {
    for (const language of ['en', 'de'] as const) {
      const name = toDocumentName(paperName, language)
      const as = { collection: 'media', user, overrideAccess: false } as const
      const existing = await payload.find({ ...as, where: { source: { equals: name } }, limit: 1 })
      ids.set(name, existing.docs[0]?.id ?? (await upload(name)))

      async function upload(source: string): Promise<string> {
        const data = Buffer.from(await renderWhitepaperPdf(paper[language], language))
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
