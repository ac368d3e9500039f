import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { createReplyAddresses } from './reply-addresses.ts'

const domain = 'reply.norlitz.example'
const addresses = createReplyAddresses({ keys: ['for-tests'], domain })
const id = '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e'

test('decodes an address to its id, also after a mail server changed its case', () => {
  for (const one of [id, randomUUIDv7(), '00000000-0000-0000-0000-000000000000']) {
    const address = addresses.toAddress(one)
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(addresses.readAddress(address)).toBe(one)
    expect(addresses.readAddress(address.toUpperCase())).toBe(one)
  }
})

test('rejects an address with any character changed', () => {
  const address = addresses.toAddress(id)
  const changed = Array.from({ length: 52 }, (_, index) => {
    const at = 'reply+'.length + index
    return `${address.slice(0, at)}${address[at] === 'b' ? 'c' : 'b'}${address.slice(at + 1)}`
  })
  expect(changed.filter((one) => addresses.readAddress(one) !== undefined)).toEqual([])
})

test.each([
  ['another key', createReplyAddresses({ keys: ['another'], domain }).toAddress(id)],
  ['another domain', createReplyAddresses({ keys: ['for-tests'], domain: 'else.example' }).toAddress(id)],
  ['no token', `reply+@${domain}`],
  ['an ordinary address', `anna@${domain}`],
  ['an empty address', ''],
])('rejects %s', (_, address) => {
  expect(addresses.readAddress(address)).toBeUndefined()
})
