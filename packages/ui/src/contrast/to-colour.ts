import type { Tokens } from './tokens-of.ts'

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number]

/** Resolves `var()` references and `color-mix()` to a colour. */
export function toColour(value: string, tokens: Tokens): Colour {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return toColour(tokens.get(reference) ?? `no value for ${reference}`, tokens)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)
  if (hex) return [channel(hex[1]), channel(hex[2]), channel(hex[3])]
  const mixture = /^color-mix\(in srgb, ([^%]+) (\d+)%, (.+)\)$/.exec(value)
  if (mixture) return mix(mixture, tokens)
  throw new Error(`not a colour: ${value}`)
}

function channel(digits = ''): number {
  return Number.parseInt(digits, 16)
}

function mix([, first = '', percent = '', second = '']: RegExpExecArray, tokens: Tokens): Colour {
  const one = toColour(first, tokens)
  const other = toColour(second, tokens)
  const share = Number(percent) / 100
  const at = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share))
  return [at(0), at(1), at(2)]
}
