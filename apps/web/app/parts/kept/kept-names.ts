/** Where the browser keeps part lists for places without network. */
export const copiesName = 'uapp_kept-parts'
/** Where it keeps the scripts and styles that show them. */
export const filesPrefix = 'uapp_kept-files'

/** The page that shows what is kept; its folder is what the service worker answers for. */
export function toKeptPage(portalHome: string): string {
  return `${portalHome}/product-information/kept`
}
