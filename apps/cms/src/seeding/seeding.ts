import type { Language } from '@ferrule/domain/locales/language'
import { isLanguage } from '@ferrule/domain/locales/language'
import type { PictureName } from '@ferrule/seeds/content/pictures'
import type { Payload, TypedUser } from 'payload'

/** The user who seeds. All other records are created with access control: `overrideAccess: false`. */
export type Seeding = { payload: Payload; user: TypedUser }

/** Ids of seeded records by their name in the seeds. */
export type Ids<Name = string> = Map<Name, string>

export type PictureIds = Ids<PictureName>

/** Throws for an unknown name, which is a mistake in the seeds. */
export function getId<Name>(ids: Ids<Name>, name: Name): string {
  const id = ids.get(name)
  if (!id) throw new Error(`not seeded yet: ${String(name)}`)
  return id
}

export function findPictureId(pictures: PictureIds, name: PictureName | null | undefined): string | null {
  return name ? getId(pictures, name) : null
}

type Save<Text> = (locale: Language, text: Text, id: string | undefined) => Promise<{ id: string }>

/** Saves a record language by language, as an editor would; the first language creates it. */
export async function saveInLanguages<Text>(texts: Partial<Record<Language, Text>>, save: Save<Text>): Promise<string> {
  let id: string | undefined
  for (const [locale, text] of Object.entries<Text | undefined>(texts)) {
    if (isLanguage(locale) && text !== undefined) id = (await save(locale, text, id)).id
  }
  if (!id) throw new Error('a record without texts')
  return id
}
