/** The polynomial of CRC-32, its bits in reverse order as everywhere in the method. */
export const crc32Polynomial = 0xedb88320
/** The numbers 1 and x as polynomials in that order. */
const one = 0x80000000
const x = 0x40000000

/**
 * The CRC-32 of two contents in a row, from the checksum of each and the length of the second. A file inside a file can
 * so be announced before any of it is read. The method is that of zlib, `crc32_combine`.
 */
export function combineCrc32(first: number, second: number, secondBytes: number): number {
  return (multiply(shiftOf(secondBytes), first) ^ second) >>> 0
}

/** x to the power of eight for each byte, by squaring. */
function shiftOf(bytes: number): number {
  let [power, shift] = [x, one]
  for (let bits = bytes * 8; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) shift = multiply(shift, power)
    power = multiply(power, power)
  }
  return shift
}

/** The product of two polynomials, modulo that of the method. */
function multiply(a: number, b: number): number {
  let [product, factor] = [0, b]
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= factor
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ crc32Polynomial
  }
  return product >>> 0
}
