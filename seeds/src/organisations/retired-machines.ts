import { machines as catalogue } from '../catalogue/machines.ts'
import { pick, type SeedOwnedMachine } from './machines.ts'
import { organisations } from './organisations.ts'

/** Two machines of each customer that are out of service. */
export const retiredMachines: (SeedOwnedMachine & { retiredOn: string })[] = organisations.flatMap(
  (organisation, place) =>
    [0, 1].map((index) => {
      const { slug } = pick(catalogue, place * 13 + index * 29 + 3)
      const year = 2004 + ((place + index * 5) % 8)
      return {
        organisation: organisation.number,
        plant: pick(organisation.plants, index).name,
        productSlug: slug,
        model: slug.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replaceAll('-', ' '),
        serialNumber: `0${index + 1}-${700 + place * 11 + index}-${100 + place * 7}`,
        assetName: organisation.language === 'de' ? `Reserve ${index + 1}` : `Spare ${index + 1}`,
        position: organisation.language === 'de' ? 'Lager' : 'Store',
        state: 'no-signal' as const,
        softwareVersion: `2.${place % 5}.${index}`,
        commissionedOn: `${year}-04-12`,
        warrantyUntil: `${year + 2}-04-12`,
        contract: 'none' as const,
        contractUntil: null,
        retiredOn: `${2021 + ((place + index) % 5)}-09-30`,
      }
    }),
)
