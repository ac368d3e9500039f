/**
 * Reads a typed amount of money in minor units: `1’080.60`, `1 080,60` and `1080.6` are 108060 with two digits. The last
 * dot or comma separates the decimals, unless three digits follow it. Undefined for any other text, and for zero.
 */
export function readAmount(text: string, digits: number): number | undefined {
  const typed = /^(?<whole>\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](?<decimals>\d{1,2}))?$/.exec(
    text.replaceAll(/[\s\u2019']/g, ''),
  )?.groups
  if (!typed) return undefined
  const { whole = '', decimals = '' } = typed
  if (decimals.length > digits) return undefined
  const amount = Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(digits, '0'))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined
}
