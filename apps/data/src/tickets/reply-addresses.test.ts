import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { createReplyAddresses } from './reply-addresses.ts'

const domain = 'reply.norlitz.example'
const addresses = createReplyAddresses({ key: 'for-tests', domain })
const id = '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e'

test('an address leads back to its id, also when a mail server changed its capitals', () => {
  for (const one of [id, randomUUIDv7(), '00000000-0000-0000-0000-000000000000']) {
    const address = addresses.toAddress(one)
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(addresses.readAddress(address)).toBe(one)
    expect(addresses.readAddress(address.toUpperCase())).toBe(one)
  }
})

test('an address with any letter changed is nobody’s', () => {
  const address = addresses.toAddress(id)
  const changed = Array.from({ length: 52 }, (_, place) => {
    const at = 'reply+'.length + place
    return `${address.slice(0, at)}${address[at] === 'b' ? 'c' : 'b'}${address.slice(at + 1)}`
  })
  expect(changed.filter((one) => addresses.readAddress(one) !== undefined)).toEqual([])
})

test.each([
  ['another key', createReplyAddresses({ key: 'another', domain }).toAddress(id)],
  ['another domain', createReplyAddresses({ key: 'for-tests', domain: 'else.example' }).toAddress(id)],
  ['no token', `reply+@${domain}`],
  ['somebody', `anna@${domain}`],
  ['nothing', ''],
])('%s is nobody’s', (_, address) => {
  expect(addresses.readAddress(address)).toBeUndefined()
})
