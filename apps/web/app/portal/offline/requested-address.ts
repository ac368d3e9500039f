/** The address that the service worker passes to the offline page; the dashboard if it is not one of the portal. */
export function toRequestedAddress(url: string, portalHome: string): string {
  const { origin, searchParams } = new URL(url)
  const requested = URL.parse(searchParams.get('address') ?? '', origin)
  if (requested?.origin !== origin || !`${requested.pathname}/`.startsWith(`${portalHome}/`)) return portalHome
  // The offline page would open itself again.
  if (requested.pathname === `${portalHome}/offline`) return portalHome
  return `${requested.pathname}${requested.search}`
}
