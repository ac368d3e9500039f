import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import { everywhere } from './classifications.ts'
import { type Translations, toTranslations } from './translations.ts'
import { pictureKey } from './product-pictures.ts'
import {
  accessoryNames,
  accessoryText,
  serviceNames,
  serviceTexts,
  softwareNames,
  softwareTexts,
} from './texts/accessories.ts'
import { familyDescriptions } from './texts/families.ts'

type ExtraTexts = {
  classification: keyof typeof familyDescriptions
  names: Record<string, Translations>
  texts: Record<string, Translations>
}

/** Wear parts, services and software. */
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
  ).map((software) => ({ ...software, supportUntil: '2034-03' })),
]

function toProducts(
  { classification, names, texts }: ExtraTexts,
  fallback: { text: Translations; picture: (slug: string) => string },
): ProductInput[] {
  return Object.entries(names).map(([slug, name], index) => {
    const text = texts[slug] ?? fallback.text
    return {
      slug,
      brand: 'Norlitz',
      status: 'active',
      classification,
      sortIndex: (index + 1) * 10,
      supportedCountries: everywhere,
      texts: toTranslations((language) => ({
        name: name[language],
        shortDescription: text[language],
        longDescription: `${text[language]} ${familyDescriptions[classification][language]}`,
      })),
      images: [{ name: name.en, url: pictureKey(fallback.picture(slug)) }],
    }
  })
}
