import { encode } from 'uqr'

/** A code that phones read: its dots as one path on a square of this size. */
export type DrawnCode = { size: number; dots: string }

/** Still read where a quarter of it is scratched or covered. */
export function drawCode(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: 'Q', border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, dots }
}
