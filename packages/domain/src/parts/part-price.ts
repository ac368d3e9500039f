/** The currencies of our price lists. */
export const currencies = ['EUR', 'CHF', 'USD', 'JPY'] as const
export type Currency = (typeof currencies)[number]

/** Countries whose customers do not pay in euros. */
const currencyOfCountry: ReadonlyMap<string, Currency> = new Map([
  ['CH', 'CHF'],
  ['LI', 'CHF'],
  ['US', 'USD'],
  ['CA', 'USD'],
  ['MX', 'USD'],
  ['BR', 'USD'],
  ['CN', 'USD'],
  ['JP', 'JPY'],
])

type Payer = {
  country: string
  /** The currency of its contract, if any. */
  currency: string | null
}

/** The currency in which an organisation sees and pays its prices. */
export function toCurrency({ country, currency }: Payer): Currency {
  return currencies.find((known) => known === currency) ?? currencyOfCountry.get(country) ?? 'EUR'
}

/** A part in the price list and in the agreement of an organisation; amounts are in minor units. */
export type PriceFacts = {
  listAmount: number | null
  agreement: { amount: number; currency: string; validUntil: string | null } | null
}

/** The price of one piece without tax, in the minor unit of its currency: cents, or whole yen. */
export type PartPrice = { currency: Currency; amount: number; listAmount: number | null }

/** A calendar day such as `2026-11-18`. */
type PriceDay = { currency: Currency; today: string }

/**
 * The price that an organisation pays for a part: that of its agreement on its last day and before, otherwise the list
 * price; undefined for a price on request. An agreement in another currency does not apply.
 */
export function findPartPrice(
  { listAmount, agreement }: PriceFacts,
  { currency, today }: PriceDay,
): PartPrice | undefined {
  const isAgreed = agreement?.currency === currency && (agreement.validUntil === null || agreement.validUntil >= today)
  const amount = isAgreed ? agreement.amount : listAmount
  return amount === null ? undefined : { currency, amount, listAmount }
}

/** The list price, where the organisation pays less. */
export function findHigherListAmount({ amount, listAmount }: Pick<PartPrice, 'amount' | 'listAmount'>) {
  return listAmount !== null && listAmount > amount ? listAmount : undefined
}
