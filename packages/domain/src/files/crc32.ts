import { crc32Polynomial } from './combine-crc32.ts'

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 0 ? value >>> 1 : (value >>> 1) ^ crc32Polynomial
  return value >>> 0
})

/** The CRC-32 of a content, also in a browser, which has no such function. */
export function toCrc32(content: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of content) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
