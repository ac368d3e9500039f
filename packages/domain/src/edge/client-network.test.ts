import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toClientNetwork } from './client-network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
])('%s belongs to the network %s', (address, network) => {
  expect(toClientNetwork(address)).toBe(network)
})

test('all addresses of a /64 are one network, in every spelling', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })
  const write = (numbers: number[]) => numbers.map((number) => number.toString(16)).join(':')
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (network, host, otherHost) => {
      const expected = toClientNetwork(write([...network, ...host]))
      expect(toClientNetwork(write([...network, ...otherHost]))).toBe(expected)
      expect(toClientNetwork(`${write(network)}::`)).toBe(expected)
      // The URL parser writes the canonical short form.
      const short = new URL(`http://[${write([...network, ...host])}]`).hostname.slice(1, -1)
      expect(toClientNetwork(short)).toBe(expected)
    }),
  )
})
