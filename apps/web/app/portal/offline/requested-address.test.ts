import { expect, test } from 'vitest'
import { toRequestedAddress } from './requested-address.ts'

const home = '/en/mykomax'

test.each([
  ['/en/mykomax/tickets/list?group=all', '/en/mykomax/tickets/list?group=all'],
  ['/en/mykomax', '/en/mykomax'],
  ['https://www.norlitz.example/en/mykomax/inventory', '/en/mykomax/inventory'],
  ['', home],
  ['/en/mykomax/offline?address=/en/mykomax', home],
  ['/en/mykomax-other', home],
  ['/de/mykomax/inventory', home],
  ['/en/mykomax/../products', home],
  ['//attacker.example/en/mykomax', home],
  ['https://attacker.example/en/mykomax', home],
  ['javascript:alert(1)', home],
  ['http://[', home],
])('the address %j opens %s', (address, expected) => {
  const url = `https://www.norlitz.example${home}/offline?address=${encodeURIComponent(address)}`
  expect(toRequestedAddress(url, home)).toBe(expected)
})
