import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import type { Language } from '@ferrule/domain/locales/language'
import { demoDocument } from './demo-document.ts'
import { pictureKey } from './product-pictures.ts'
import { fileNames } from './texts/sentences.ts'

type SeedFile = NonNullable<ProductInput['files']>[number]

/** File types and their languages; only languages that the Latin-1 demo PDF supports. */
const kinds: readonly { type: keyof typeof fileNames; language: Language }[] = [
  { type: 'datasheet', language: 'en' },
  { type: 'datasheet', language: 'de' },
  { type: 'manual', language: 'en' },
  { type: 'brochure', language: 'fr' },
  { type: 'declaration', language: 'en' },
]

/** Thumbnail of the first page. Declarations look the same for every machine. */
function thumbnailOf(type: keyof typeof fileNames, family: string): string {
  return pictureKey(type === 'declaration' ? 'document-declaration' : `document-${type}-${family}`)
}

/** Returns the five files of a machine with their content; `picture` is the base name of the family's pictures. */
export function filesOf(product: { slug: string; name: string; picture: string }): {
  document: SeedFile
  content: Uint8Array
}[] {
  return kinds.map(({ type, language }) => {
    const title = fileNames[type][language]
    const filename = `${product.slug}-${type}-${language}.pdf`
    const content = demoDocument(`${product.name} - ${title.replaceAll('’', "'")}`, [
      'Norlitz demo catalogue',
      'This document stands for the real one. All products and figures are invented.',
    ])
    const document = {
      key: `${type}-${language}`,
      names: fileNames[type],
      contentLanguage: language,
      thumbnailUrl: thumbnailOf(type, product.picture),
      type,
      url: `product-${filename}`,
      filename,
      sizeBytes: content.byteLength,
    }
    return { document, content }
  })
}
