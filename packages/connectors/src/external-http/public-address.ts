import { BlockList, isIP } from 'node:net'

/** The special-purpose ranges of IANA: loopback, private, link-local (cloud metadata), documentation, multicast. */
const specialPurposes = toNetworks(
  [
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
    '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
    // Within 2000::/3: ranges that embed an IPv4 address, and documentation ranges.
    '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
  ].join(' '),
)
const globalUnicast = toNetworks('2000::/3')

/** Whether an address is globally routable. */
export function isPublicAddress(address: string): boolean {
  if (isWithin(specialPurposes, address)) return false
  return isIP(address) === 4 || isWithin(globalUnicast, address)
}

export function isWithin(networks: BlockList, address: string): boolean {
  return networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Parses a blank-separated list such as `10.20.0.0/16 fd12::/32`. Throws on an invalid range. */
export function toNetworks(text: string): BlockList {
  const networks = new BlockList()
  for (const range of text.split(/\s+/).filter(Boolean)) {
    const [address = '', bits = ''] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    networks.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : Number.NaN, family)
  }
  return networks
}
