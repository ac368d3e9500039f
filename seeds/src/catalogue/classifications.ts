import type { ClassificationRecord } from '@ferrule/domain/catalogue/import-records'
import { initialCountries } from '@ferrule/domain/countries/initial-countries'
import { families } from './families.ts'
import { toTranslations } from './translations.ts'
import { pictureKey } from './product-pictures.ts'
import { branchNames } from './texts/branches.ts'
import { type FamilyKey, familyDescriptions, familyNames } from './texts/families.ts'

/** All countries, and `ALL` for international. */
export const everywhere: string[] = ['ALL', ...initialCountries.map(({ countryCode }) => countryCode).sort()]

export function everywhereBut(...codes: readonly string[]): string[] {
  return everywhere.filter((code) => !codes.includes(code))
}

/** Branches that are not available everywhere: lasers need an approval, high voltage needs local service. */
const limited: Record<string, string[]> = {
  'co2-laser': everywhereBut('BR', 'ID', 'VN'),
  'high-voltage-testers': everywhereBut('AR', 'CL', 'UY'),
}

function family(slug: FamilyKey, index: number, picture: string): ClassificationRecord {
  return {
    slug,
    parent: null,
    area: slug === 'machine-services' ? 'services' : slug === 'production-software' ? 'smart-factory' : 'products',
    texts: toTranslations((language) => ({
      name: familyNames[slug][language],
      description: familyDescriptions[slug][language],
    })),
    sortIndex: (index + 1) * 10,
    image: pictureKey(picture),
    imageHighRes: pictureKey(picture),
    supportedCountries: everywhere,
  }
}

const machineFamilies = families.flatMap(({ key, branches, picture }, index): ClassificationRecord[] => [
  family(key, index, picture),
  ...branches.map((slug, branch): ClassificationRecord => {
    const shown = pictureKey(`${picture}-${branch === 0 ? 'compact' : 'large'}`)
    return {
      slug,
      parent: key,
      area: 'products',
      texts: toTranslations((language) => ({
        name: branchNames[slug][language],
        description: familyDescriptions[key][language],
      })),
      sortIndex: (branch + 1) * 10,
      image: shown,
      imageHighRes: shown,
      supportedCountries: limited[slug] ?? everywhere,
    }
  }),
])

export const classifications: ClassificationRecord[] = [
  ...machineFamilies,
  family('accessories', families.length, 'spare-crimp-applicator'),
  family('machine-services', families.length + 1, 'scene-service-desk'),
  family('production-software', families.length + 2, 'scene-factory-hall'),
]
