import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import { defaultImage } from '@ferrule/domain/catalogue/default-image'
import { capabilities } from './capabilities.ts'
import { classifications } from './classifications.ts'
import { extras } from './extras.ts'
import { machines } from './machines.ts'
import { pictureFile } from './product-pictures.ts'
import { writtenTexts } from './texts/written-texts.ts'

const offered = machines.map((machine) => ({
  ...machine,
  texts: { ...machine.texts, ...writtenTexts[machine.slug] },
}))

/** Catalogue of the demo group: machines with hand-written texts first, then the others, then extras. */
export const products: ProductInput[] = [
  ...offered.filter(({ slug }) => slug in writtenTexts),
  ...offered.filter(({ slug }) => !(slug in writtenTexts)),
  ...extras,
]

export const productPictures: readonly { key: string; file: string }[] = [
  ...new Set([
    ...products.flatMap(({ images = [], highlights = [], files = [] }) => [
      ...images.map(({ url }) => url),
      ...highlights.flatMap(({ imageUrl }) => imageUrl ?? []),
      ...files.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []),
    ]),
    ...classifications.flatMap(({ image }) => image ?? []),
    ...capabilities.flatMap(({ image }) => image ?? []),
    defaultImage,
  ]),
].map((key) => ({ key, file: pictureFile(key) }))
