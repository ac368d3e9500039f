import type { Currency } from '@ferrule/domain/parts/part-price'
import { parts, type SeedPart } from './parts.ts'

export type SeedPrice = { articleNumber: string; currency: Currency; amount: number }
export type SeedAgreement = SeedPrice & { organisation: string; validUntil: string | null }

/** List prices of the sample parts in Swiss francs. */
const sampleFrancs: Readonly<Record<string, number>> = {
  '040-11872': 196,
  '040-20415': 102.5,
  '040-30077': 438.5,
  '041-00912': 645,
  '040-15530': 74,
  '042-77001': 38.5,
}

/** Swiss francs for the smallest size of each shape. */
const francsOfShape: Readonly<Partial<Record<SeedPart['shape'], number>>> = {
  blade: 48,
  'strip-blade': 56,
  'cutter-head': 1240,
  belt: 34,
  'drive-belt': 29,
  roller: 18,
  'wire-guide': 42,
  applicator: 860,
  'crimp-die': 128,
  'terminal-reel': 96,
  gripper: 310,
  'gripper-jaw': 64,
  sensor: 145,
  'force-sensor': 690,
  cylinder: 88,
  valve: 215,
  board: 980,
  supply: 264,
  filter: 16,
  fan: 59,
}

/** Large cutter heads are made to order, so their price is on request. */
const madeToOrderFrom = 8

/** Units of each currency for one franc, and the step that its prices are rounded to, in minor units. */
const currencyRates: Record<Currency, { rate: number; minorUnits: number; step: number }> = {
  CHF: { rate: 1, minorUnits: 100, step: 50 },
  EUR: { rate: 1.06, minorUnits: 100, step: 10 },
  USD: { rate: 1.18, minorUnits: 100, step: 25 },
  JPY: { rate: 172, minorUnits: 1, step: 50 },
}

function toAmount(francs: number, currency: Currency): number {
  const { rate, minorUnits, step } = currencyRates[currency]
  return Math.max(step, Math.round((francs * rate * minorUnits) / step) * step)
}

/** Sizes are the last number of the name, such as "Guide roller, 24 mm". */
const sizeOf = ({ names }: SeedPart) => Number(/, ([\d.]+) \S+$/.exec(names.en)?.[1] ?? 0)

/** The list price in Swiss francs; undefined for a part that is made to order. */
function francsOf(part: SeedPart): number | undefined {
  const sample = sampleFrancs[part.articleNumber]
  if (sample !== undefined) return sample
  const size = sizeOf(part)
  if (part.shape === 'cutter-head' && size >= madeToOrderFrom) return undefined
  return (francsOfShape[part.shape] ?? 50) * (1 + size / 40)
}

const currencies: Currency[] = ['CHF', 'EUR', 'USD', 'JPY']

/** The price list in all currencies. */
export const listPrices: SeedPrice[] = parts.flatMap((part) => {
  const francs = francsOf(part)
  if (francs === undefined) return []
  return currencies.map((currency) => ({
    articleNumber: part.articleNumber,
    currency,
    amount: toAmount(francs, currency),
  }))
})

/** The contract of an organisation in a currency that is not that of its country. */
export const contractCurrencies: Readonly<Record<string, Currency>> = { '104417': 'CHF' }

/** Contracts give a discount on the list prices of one kind of part. */
const contracts: {
  organisation: string
  currency: Currency
  discount: number
  validUntil: string | null
  covers: (part: SeedPart) => boolean
}[] = [
  { organisation: '104417', currency: 'CHF', discount: 0.06, validUntil: null, covers: () => true },
  { organisation: '105260', currency: 'EUR', discount: 0.08, validUntil: '2027-12-31', covers: ({ isWear }) => isWear },
  { organisation: '105108', currency: 'USD', discount: 0.05, validUntil: null, covers: ({ isWear }) => isWear },
  {
    organisation: '105877',
    currency: 'JPY',
    discount: 0.07,
    validUntil: '2027-03-31',
    covers: ({ assembly }) => assembly === 'crimping',
  },
  {
    organisation: '107602',
    currency: 'EUR',
    discount: 0.03,
    validUntil: '2027-06-30',
    covers: ({ assembly }) => assembly === 'cutting',
  },
]

export const priceAgreements: SeedAgreement[] = contracts.flatMap(
  ({ organisation, currency, discount, validUntil, covers }) =>
    parts.filter(covers).flatMap((part) => {
      const francs = francsOf(part)
      if (francs === undefined) return []
      const amount = toAmount(francs * (1 - discount), currency)
      return [{ organisation, articleNumber: part.articleNumber, currency, amount, validUntil }]
    }),
)
