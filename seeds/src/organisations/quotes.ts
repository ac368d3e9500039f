import { type Currency, toCurrency } from '@ferrule/domain/parts/part-price'
import { contractCurrencies } from '../parts/part-prices.ts'
import { parts } from '../parts/parts.ts'
import { ownedMachines } from './machines.ts'
import { members, type SeedMember } from './members.ts'
import { organisations } from './organisations.ts'

/** Days are counted from the day of the seed, so that a valid quote is valid. */
export type SeedQuote = {
  organisation: string
  plant: string
  machineName: string
  serialNumber: string
  requestedBy: SeedMember
  note: string
  currency: Currency
  requestedDaysAgo: number
  answer: { daysAgo: number; validForDays: number; deliveryDays: number; text: string } | undefined
  lines: { articleNumber: string; name: string; quantity: number; unitPrice: number | null }[]
}

type Draft = Pick<SeedQuote, 'note' | 'requestedDaysAgo' | 'answer'> & {
  organisation: string
  email: string
  lines: { articleNumber: string; quantity: number; unitPrice: number | null }[]
}

const [blades, wireGuide, cutterHead] = ['040-11872', '040-20415', '052-12603']

/** The first has expired, the second can be accepted, and the third waits for an answer. */
const drafts: Draft[] = [
  {
    organisation: '104417',
    email: 'marta.holzer@customer-1.example',
    note: 'Für die Jahreswartung im Herbst. Bitte mit Lieferung an einem Termin.',
    requestedDaysAgo: 71,
    answer: {
      daysAgo: 69,
      validForDays: 30,
      deliveryDays: 8,
      text: 'Gerne bieten wir die Teile für Ihre Wartung in einer Lieferung an.',
    },
    lines: [
      { articleNumber: blades, quantity: 12, unitPrice: 171_00 },
      { articleNumber: wireGuide, quantity: 6, unitPrice: 92_50 },
    ],
  },
  {
    organisation: '104417',
    email: 'anna.berg@norlitz.example',
    note: 'Wir rüsten die Linie auf dickere Kabel um und brauchen den Schneidkopf vor Jahresende.',
    requestedDaysAgo: 4,
    answer: {
      daysAgo: 2,
      validForDays: 28,
      deliveryDays: 15,
      text: 'Der Schneidkopf wird für Sie gefertigt. Die Messersätze liegen in Linz und kommen mit derselben Lieferung.',
    },
    lines: [
      { articleNumber: cutterHead, quantity: 1, unitPrice: 1486_00 },
      { articleNumber: blades, quantity: 4, unitPrice: 178_50 },
    ],
  },
  {
    organisation: '107602',
    email: 'anna.berg@norlitz.example',
    note: 'Bitte um ein Angebot für den Schneidkopf, gerne auch mit Mengenpreis ab zwei Stück.',
    requestedDaysAgo: 1,
    answer: undefined,
    lines: [
      { articleNumber: cutterHead, quantity: 2, unitPrice: null },
      { articleNumber: wireGuide, quantity: 4, unitPrice: null },
    ],
  },
]

export const quotes: SeedQuote[] = drafts.map(({ organisation: number, email, lines, ...draft }) => {
  const organisation = organisations.find((one) => one.number === number)
  const machine = ownedMachines.find((one) => one.organisation === number)
  const requestedBy = members.find((member) => member.email === email)
  if (!organisation || !machine || !requestedBy) throw new Error(`${number} has no such machine or member`)
  const { country, language } = organisation
  return {
    ...draft,
    organisation: number,
    plant: machine.plant,
    machineName: machine.model,
    serialNumber: machine.serialNumber,
    requestedBy,
    currency: toCurrency({ country, currency: contractCurrencies[number] ?? null }),
    lines: lines.map((line) => {
      const part = parts.find(({ articleNumber }) => articleNumber === line.articleNumber)
      if (!part) throw new Error(`${line.articleNumber} is no part`)
      return { ...line, name: part.names[language] }
    }),
  }
})
