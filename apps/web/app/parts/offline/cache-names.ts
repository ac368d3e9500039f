/** The cache of offline part lists. */
export const copiesName = 'uapp_offline-parts'
/** The name prefix of caches with the scripts and styles of the offline page. */
export const filesPrefix = 'uapp_offline-files'

/** Returns the path of the offline page; its folder is the scope of the service worker. */
export function toStoredPage(portalHome: string): string {
  return `${portalHome}/product-information/offline`
}
