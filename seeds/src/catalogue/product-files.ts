import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import type { Language } from '@ferrule/domain/locales/language'
import { pictureKey } from './product-pictures.ts'
import { fileNames } from './texts/sentences.ts'

type SeedFile = NonNullable<ProductInput['files']>[number]

type FileType = keyof typeof fileNames

/** The languages in which each kind of document is published. */
export const documentLanguages = {
  datasheet: ['en', 'de'],
  manual: ['en', 'de'],
  brochure: ['en', 'de', 'fr'],
  declaration: ['en', 'de'],
} as const satisfies Record<FileType, readonly Language[]>

const types = ['datasheet', 'manual', 'brochure', 'declaration'] as const

/** Each machine has its own data sheet; the other documents cover its whole series. */
export function dataSheetKey(slug: string, language: Language): string {
  return `product-${slug}-datasheet-${language}.pdf`
}

export function seriesDocumentKey(series: string, type: FileType, language: Language): string {
  return `product-${series}-${type}-${language}.pdf`
}

/** Thumbnail of the first page. Declarations look the same for every machine. */
function thumbnailOf(type: FileType, family: string): string {
  return pictureKey(type === 'declaration' ? 'document-declaration' : `document-${type}-${family}`)
}

/** Returns the files of a machine; `picture` is the base name of the family's pictures. */
export function filesOf(product: { slug: string; series: string; picture: string }): SeedFile[] {
  return types.flatMap((type) =>
    documentLanguages[type].map((language) => {
      const key =
        type === 'datasheet' ? dataSheetKey(product.slug, language) : seriesDocumentKey(product.series, type, language)
      return {
        key: `${type}-${language}`,
        names: fileNames[type],
        contentLanguage: language,
        thumbnailUrl: thumbnailOf(type, product.picture),
        type,
        url: key,
        filename: key.replace(/^product-/, ''),
        // The size is known when the file is rendered; see `withFileSizes`.
        sizeBytes: 0,
      }
    }),
  )
}

/** Adds the sizes of rendered files by their keys in the media store. */
export function withFileSizes(product: ProductInput, sizes: ReadonlyMap<string, number>): ProductInput {
  const { files = [] } = product
  return { ...product, files: files.map((file) => ({ ...file, sizeBytes: sizes.get(file.url) ?? file.sizeBytes })) }
}
