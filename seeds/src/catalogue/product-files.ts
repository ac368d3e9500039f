import type { ProductInput } from '@ferrule/domain/catalogue/product-document'
import type { Language } from '@ferrule/domain/locales/language'
import { demoDocument } from './demo-document.ts'
import { pictureKey } from './product-pictures.ts'
import { fileNames } from './words/sentences.ts'

type SeedFile = NonNullable<ProductInput['files']>[number]

/** Kinds of files and the languages they are written in; what the letters of our small PDF can show. */
const kinds: readonly { type: keyof typeof fileNames; language: Language }[] = [
  { type: 'datasheet', language: 'en' },
  { type: 'datasheet', language: 'de' },
  { type: 'manual', language: 'en' },
  { type: 'brochure', language: 'fr' },
  { type: 'declaration', language: 'en' },
]

/** Five files of a machine, with their content. */
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
      thumbnailUrl: pictureKey(product.picture),
      type,
      url: `product-${filename}`,
      filename,
      sizeBytes: content.byteLength,
    }
    return { document, content }
  })
}
