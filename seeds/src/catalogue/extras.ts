import type { ProductInput } from '@ferrule/domain/catalogue/product-document'
import { everywhere } from './classifications.ts'
import { type InEleven, toEleven } from './in-eleven.ts'
import { pictureKey } from './product-pictures.ts'
import {
  accessoryNames,
  accessoryText,
  serviceNames,
  serviceTexts,
  softwareNames,
  softwareTexts,
} from './words/accessories.ts'
import { familyDescriptions } from './words/families.ts'

type Words = {
  classification: keyof typeof familyDescriptions
  names: Record<string, InEleven>
  texts: Record<string, InEleven>
}

/** What goes with the machines: parts to wear out, services and software. */
export const extras: ProductInput[] = [
  ...toProducts(
    { classification: 'accessories', names: accessoryNames, texts: {} },
    { text: accessoryText.short, picture: (slug) => `spare-${slug}` },
  ),
  ...toProducts(
    { classification: 'machine-services', names: serviceNames, texts: serviceTexts },
    { text: accessoryText.short, picture: () => 'scene-service-desk' },
  ),
  ...toProducts(
    { classification: 'production-software', names: softwareNames, texts: softwareTexts },
    { text: accessoryText.short, picture: () => 'scene-factory-hall' },
  ),
]

function toProducts(
  { classification, names, texts }: Words,
  usual: { text: InEleven; picture: (slug: string) => string },
): ProductInput[] {
  return Object.entries(names).map(([slug, name], index) => {
    const text = texts[slug] ?? usual.text
    return {
      slug,
      brand: 'Norlitz',
      status: 'active',
      classification,
      sortIndex: (index + 1) * 10,
      supportedCountries: everywhere,
      texts: toEleven((language) => ({
        name: name[language],
        shortDescription: text[language],
        longDescription: `${text[language]} ${familyDescriptions[classification][language]}`,
      })),
      images: [{ name: name.en, url: pictureKey(usual.picture(slug)) }],
    }
  })
}
