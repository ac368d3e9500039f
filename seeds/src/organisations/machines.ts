import { machines as catalogue } from '../catalogue/machines.ts'
import { organisations } from './organisations.ts'

export type SeedOwnedMachine = {
  organisation: string
  plant: string
  productSlug: string
  model: string
  serialNumber: string
  assetName: string
  position: string
  state: 'running' | 'changeover' | 'stopped' | 'no-signal'
  softwareVersion: string
  commissionedOn: string
  warrantyUntil: string
  contract: 'none' | 'care' | 'care-plus'
  contractUntil: string | null
}

const states = ['running', 'running', 'running', 'changeover', 'running', 'stopped', 'running', 'no-signal'] as const
const contracts = ['care-plus', 'care', 'none'] as const
const names = {
  en: ['Line', 'Press', 'Cutting', 'Test', 'Cell'],
  de: ['Linie', 'Presse', 'Zuschnitt', 'Prüfplatz', 'Zelle'],
} as const

/** 25 machines of each customer, 300 in total, distributed over the plants. */
export const ownedMachines: SeedOwnedMachine[] = organisations.flatMap((organisation, place) =>
  Array.from({ length: 25 }, (_, index): SeedOwnedMachine => {
    const product = pick(catalogue, place * 7 + index * 11)
    const year = 2014 + ((place + index * 3) % 12)
    const month = String(1 + ((place * 5 + index) % 12)).padStart(2, '0')
    const contract = pick(contracts, place + index)
    return {
      organisation: organisation.number,
      plant: pick(organisation.plants, index).name,
      productSlug: product.slug,
      model: nameOf(product.slug),
      serialNumber: `${product.slug.replace(/\D/g, '').slice(-2).padStart(2, '0')}-${1100 + place * 40 + index}-${100 + ((index * 37 + place) % 900)}`,
      assetName: `${pick(names[organisation.language], index)} ${1 + Math.floor(index / 5)}`,
      position: `${organisation.language === 'de' ? 'Halle' : 'Hall'} ${1 + (index % 3)}, ${'ABCD'[index % 4]}${1 + (index % 6)}`,
      state: pick(states, place + index),
      softwareVersion: `${4 + (index % 3)}.${(place + index) % 8}.${index % 5}`,
      commissionedOn: `${year}-${month}-12`,
      warrantyUntil: `${year + 2}-${month}-12`,
      contract,
      contractUntil: contract === 'none' ? null : `${2027 + (index % 3)}-${month}-01`,
    }
  }),
)

/** Model name as on the nameplate: Axion 56. */
function nameOf(slug: string): string {
  return slug.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replaceAll('-', ' ')
}

export function pick<Entry>(entries: readonly [Entry, ...Entry[]] | readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length]
  if (entry === undefined) throw new Error('nothing to pick from')
  return entry
}
