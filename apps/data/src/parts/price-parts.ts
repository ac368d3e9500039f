import { type Currency, findPartPrice, type PartPrice, toCurrency } from '@ferrule/domain/parts/part-price'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { findPayer, listPriceFacts, type PaidFor } from './price-queries.ts'

/** The organisation whose prices are shown, and their currency. */
export type PriceList = { organisationName: string; currency: Currency }

type Payer = { id: string; country: string; currency: string | null }
type PricedParts = { payer: Payer; partIds: readonly string[]; now: Date }

/** The prices of parts for an organisation that the caller may see; parts with a price on request are missing. */
export async function findPrices(
  tx: Queries,
  scope: Scope,
  { payer, partIds, now }: PricedParts,
): Promise<Map<string, PartPrice>> {
  const currency = toCurrency(payer)
  const today = now.toISOString().slice(0, 10)
  const facts = await listPriceFacts(tx, scope, { organisationId: payer.id, currency, partIds })
  return new Map(
    [...facts].flatMap(([partId, known]) => {
      const price = findPartPrice(known, { currency, today })
      return price ? [[partId, price] as const] : []
    }),
  )
}

type Replaceable = { id: string; replacement: { id: string } | null }

/** Adds the price of each part, or of its replacement. A caller without an organisation sees no prices. */
export async function withPrices<Part extends Replaceable>(
  tx: Queries,
  scope: Scope,
  { parts, paidFor, now }: { parts: readonly Part[]; paidFor: PaidFor; now: Date },
): Promise<{ parts: (Part & { price: PartPrice | null })[]; priceList: PriceList | null }> {
  const payer = await findPayer(tx, scope, paidFor)
  const orderedId = ({ id, replacement }: Part) => replacement?.id ?? id
  const prices = payer ? await findPrices(tx, scope, { payer, partIds: parts.map(orderedId), now }) : undefined
  return {
    parts: parts.map((part) => ({ ...part, price: prices?.get(orderedId(part)) ?? null })),
    priceList: payer ? { organisationName: payer.name, currency: toCurrency(payer) } : null,
  }
}
