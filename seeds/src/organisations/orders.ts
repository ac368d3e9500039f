import type { OrderStatus } from '@ferrule/domain/orders/order-status'
import { type Currency, findPartPrice, toCurrency } from '@ferrule/domain/parts/part-price'
import { contractCurrencies, listPrices, priceAgreements } from '../parts/part-prices.ts'
import { parts, partsOfProducts, type SeedPart } from '../parts/parts.ts'
import { ownedMachines, pick } from './machines.ts'
import { members, type SeedMember } from './members.ts'
import { organisations } from './organisations.ts'

/** Times of the steps that an order has taken. */
export type SeedProgress = {
  status: OrderStatus
  expectedOn?: Date
  carrier?: string
  trackingUrl?: string
  confirmedAt?: Date
  sentAt?: Date
  deliveredAt?: Date
  cancelledAt?: Date
}

export type SeedOrder = {
  number: string
  organisation: string
  plant: string
  orderedBy: SeedMember
  reference: string
  note: string
  createdAt: Date
  progress: SeedProgress
  currency: Currency
  lines: { articleNumber: string; name: string; quantity: number; unitPrice: number | null }[]
}

const day = 24 * 60 * 60 * 1000
const oldest = Date.parse('2025-02-11T08:20:00Z')
const hour = day / 24
const ordersEach = 6
const count = organisations.length * ordersEach
const quantities = [1, 2, 4, 2, 10, 1]

const notes = {
  en: ['', 'Please put our reference on the delivery note.', 'We need the parts before the yearly service.'],
  de: ['', 'Bitte unsere Referenz auf den Lieferschein setzen.', 'Wir brauchen die Teile vor der Jahreswartung.'],
}

const deliverable = new Map(
  parts.filter(({ replacedBy, builtFrom }) => !replacedBy && !builtFrom).map((part) => [part.articleNumber, part]),
)

const keyOf = (...parts: string[]) => parts.join(' ')
const listAmounts = new Map(
  listPrices.map(({ articleNumber, currency, amount }) => [keyOf(articleNumber, currency), amount]),
)
const agreements = new Map(
  priceAgreements.map((agreement) => [keyOf(agreement.articleNumber, agreement.organisation), agreement]),
)

/** Orders of the last two years, oldest first, in the order of their numbers. */
export const orders: SeedOrder[] = Array.from({ length: count }, (_, index) => toOrder(index))

function toOrder(index: number): SeedOrder {
  const organisation = pick(organisations, index)
  const place = Math.floor(index / organisations.length)
  const machine = pick(
    ownedMachines.filter(({ organisation: owner }) => owner === organisation.number),
    index * 3 + place,
  )
  const { language, number, country } = organisation
  const currency = toCurrency({ country, currency: contractCurrencies[number] ?? null })
  const fitting = listDeliverableParts(machine.productSlug)
  const createdAt = new Date(oldest + index * 9 * day + (index % 7) * 47 * 60_000)
  return {
    number: `O${String(createdAt.getUTCFullYear()).slice(2)}-${String(index + 1).padStart(5, '0')}`,
    organisation: number,
    plant: machine.plant,
    orderedBy: pick(
      members.filter((member) => member.organisations.includes(number)),
      place,
    ),
    reference: index % 4 === 3 ? '' : `${language === 'de' ? 'Best.' : 'PO'} ${4500 + index * 13}`,
    note: pick(notes[language], index + place),
    createdAt,
    progress: toProgress(index, createdAt),
    currency,
    lines: Array.from({ length: 1 + ((index + place) % 4) }, (_, line) => {
      const { articleNumber, names } = pick(fitting, index + line * 5)
      const unitPrice = priceOf(articleNumber, number, currency)
      return { articleNumber, name: names[language], quantity: pick(quantities, index + line), unitPrice }
    }),
  }
}

/** The price of one piece for a customer; null for a price on request. */
function priceOf(articleNumber: string, organisation: string, currency: Currency): number | null {
  const facts = {
    listAmount: listAmounts.get(keyOf(articleNumber, currency)) ?? null,
    agreement: agreements.get(keyOf(articleNumber, organisation)) ?? null,
  }
  return findPartPrice(facts, { currency, today: '2026-11-01' })?.amount ?? null
}

/** The newest orders are on their way, confirmed and received, one was cancelled, and all older ones are delivered. */
function toProgress(index: number, createdAt: Date): SeedProgress {
  const after = (time: number) => new Date(createdAt.getTime() + time)
  if (index === count - 3) return { status: 'received' }
  if (index === count - 9) return { status: 'cancelled', cancelledAt: after(2 * hour) }
  const confirmed = { confirmedAt: after(5 * hour), expectedOn: after(6 * day) }
  if (index === count - 2) return { status: 'confirmed', ...confirmed }
  const trackingUrl = `https://tracking.pfeil-express.example/PX${44_710_000 + index * 37}`
  const sent = { ...confirmed, sentAt: after(2 * day + 3 * hour), carrier: 'Pfeil Express', trackingUrl }
  if (index === count - 1) return { status: 'sent', ...sent }
  return { status: 'delivered', ...sent, deliveredAt: after((4 + (index % 3)) * day + 2 * hour) }
}

/** Returns the deliverable parts of a product. There are enough of them that no order has a part twice. */
function listDeliverableParts(productSlug: string): SeedPart[] {
  const { articleNumbers } = partsOfProducts.find((one) => one.productSlug === productSlug) ?? { articleNumbers: [] }
  return articleNumbers.flatMap((number) => deliverable.get(number) ?? [])
}
