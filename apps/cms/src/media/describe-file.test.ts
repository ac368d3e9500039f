import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colourOf, hashOf } from './describe-file.ts'

const plain = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 4, background } })
    .png()
    .toBuffer()

test.each([
  ['#b46a2f', '#b46a2f'],
  ['#00000000', '#ffffff'],
])('the colour of a picture filled with %s is %s', async (background, colour) => {
  expect(await colourOf(await plain(background))).toBe(colour)
})

test('the hash is equal for equal bytes and different for different bytes', () => {
  expect(hashOf(Buffer.from('wire'))).toBe(hashOf(Buffer.from('wire')))
  expect(hashOf(Buffer.from('wire'))).not.toBe(hashOf(Buffer.from('wires')))
  expect(hashOf(Buffer.from('wire'))).toMatch(/^[0-9a-f]{24}$/)
})
