import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { formatNumber } from './format-number.ts'

/** An amount in the minor unit of its currency. */
type Money = { amount: number; currency: string }

/** Formats an amount with the code of its currency: `CHF 1’080.60`, `1 080,60 EUR`. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const options = { style: 'currency', currency, currencyDisplay: 'code' } as const
  return formatNumber(toMajorUnits({ amount, currency }), language, options)
}

/** Formats an amount without its currency, for a column whose header names it: `1’080.60`. */
export function formatAmount({ amount, currency }: Money, language: Language): string {
  const digits = digitsOf(currency)
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return formatNumber(toMajorUnits({ amount, currency }), language, options)
}

/** The digits after the decimal point: two for euros, none for yen. */
export function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat(toServiceLocale('en'), { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

function toMajorUnits({ amount, currency }: Money): number {
  return amount / 10 ** digitsOf(currency)
}
