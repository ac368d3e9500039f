import type { ClassificationDocument } from '@ferrule/domain/catalogue/product-document'
import { countries } from '../countries/countries.ts'
import { families } from './families.ts'
import { toEleven } from './in-eleven.ts'
import { pictureKey } from './product-pictures.ts'
import { branchNames } from './words/branches.ts'
import { type FamilyKey, familyDescriptions, familyNames } from './words/families.ts'

/** Where the group sells, and internationally. */
export const everywhere: string[] = ['ALL', ...countries.map(({ countryCode }) => countryCode).sort()]

export function everywhereBut(...codes: readonly string[]): string[] {
  return everywhere.filter((code) => !codes.includes(code))
}

/** Branches that are not offered everywhere: lasers need an approval, high voltage a service nearby. */
const limited: Record<string, string[]> = {
  'co2-laser': everywhereBut('BR', 'ID', 'VN'),
  'high-voltage-testers': everywhereBut('AR', 'CL', 'UY'),
}

function family(slug: FamilyKey, index: number, picture: string): ClassificationDocument {
  return {
    slug,
    parent: null,
    area: slug === 'machine-services' ? 'services' : slug === 'production-software' ? 'smart-factory' : 'products',
    texts: toEleven((language) => ({
      name: familyNames[slug][language],
      description: familyDescriptions[slug][language],
    })),
    sortIndex: (index + 1) * 10,
    image: pictureKey(picture),
    imageHighRes: pictureKey(picture),
    supportedCountries: everywhere,
  }
}

const machineFamilies = families.flatMap(({ key, branches, picture }, index): ClassificationDocument[] => [
  family(key, index, picture),
  ...branches.map((slug, branch): ClassificationDocument => {
    const shown = pictureKey(`${picture}-${branch === 0 ? 'compact' : 'large'}`)
    return {
      slug,
      parent: key,
      area: 'products',
      texts: toEleven((language) => ({
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

export const classifications: ClassificationDocument[] = [
  ...machineFamilies,
  family('accessories', families.length, 'spare-crimp-applicator'),
  family('machine-services', families.length + 1, 'scene-service-desk'),
  family('production-software', families.length + 2, 'scene-factory-hall'),
]
