/**
 * The service names an upload by its own address, absolute or not; the reader needs the one that leads through us.
 * Only the last segment is taken, so no answer can send a browser elsewhere.
 */
export function toPublicLocation(location: string, publicPath: string): string {
  const { pathname } = new URL(location, 'http://service')
  return `${publicPath}/${pathname.split('/').filter(Boolean).at(-1) ?? ''}`
}
