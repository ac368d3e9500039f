/**
 * The network that counts as one client: the first four groups of an IPv6 address, because a customer of an internet
 * provider has a /64 and can use any address in it. An IPv4 address is its own network. The edge does the same in
 * `infra/edge/wrong-logins.vcl`.
 */
export function toClientNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  const network = all.slice(0, 4).map((group) => group.replace(/^0{1,3}(?=.)/, ''))
  return `${network.join(':')}::/64`
}
