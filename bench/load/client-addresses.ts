/** A loopback address for each client, because the edge limits the renders of one address. */
export function addressOf(client: number): string {
  return `127.3.${Math.floor(client / 250)}.${1 + (client % 250)}`
}
