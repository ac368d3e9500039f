/**
 * Rewrites the service's internal `Location`, absolute or relative, to the public path. It uses only the last segment,
 * so that no response can redirect a browser to another host.
 */
export function toPublicLocation(location: string, publicPath: string): string {
  const { pathname } = new URL(location, 'http://service')
  return `${publicPath}/${pathname.split('/').filter(Boolean).at(-1) ?? ''}`
}
