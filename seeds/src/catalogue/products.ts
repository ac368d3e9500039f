import type { ProductInput } from '@ferrule/domain/catalogue/product-document'
import { defaultImage } from '@ferrule/domain/catalogue/image'
import { capabilities } from './capabilities.ts'
import { classifications } from './classifications.ts'
import { extras } from './extras.ts'
import { machines } from './machines.ts'
import { pictureFile } from './product-pictures.ts'
import { writtenTexts } from './words/written-texts.ts'

const offered = machines.map(({ contents: _contents, ...machine }) => ({
  ...machine,
  texts: { ...machine.texts, ...writtenTexts[machine.slug] },
}))

/** The catalogue of the demo group: the machines it shows first, the others, and what goes with them. */
export const products: ProductInput[] = [
  ...offered.filter(({ slug }) => slug in writtenTexts),
  ...offered.filter(({ slug }) => !(slug in writtenTexts)),
  ...extras,
]

/** The files of the media store that the catalogue names: pictures to copy, and documents made here. */
export const productDocuments: readonly { key: string; content: Uint8Array }[] = machines.flatMap(
  ({ contents }) => contents,
)

export const productPictures: readonly { key: string; file: string }[] = [
  ...new Set([
    ...products.flatMap(({ images = [], highlights = [] }) => [
      ...images.map(({ url }) => url),
      ...highlights.flatMap(({ imageUrl }) => imageUrl ?? []),
    ]),
    ...classifications.flatMap(({ image }) => image ?? []),
    ...capabilities.flatMap(({ image }) => image ?? []),
    defaultImage,
  ]),
].map((key) => ({ key, file: pictureFile(key) }))
