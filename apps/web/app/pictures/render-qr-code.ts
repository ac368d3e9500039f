import { encode } from 'uqr'

/** A QR code: its dots as one SVG path on a square of this size. */
export type QrCode = { size: number; dots: string }

/** Error correction level Q: readable with a quarter of the code damaged. */
export function renderQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, dots }
}
