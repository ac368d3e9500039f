/** Shown where a product or a classification has no picture of its own. */
export const defaultImage = 'product-default.webp'

/** Sources write a missing address as nothing, as an empty text or as the word null. */
export function hasImage(url: string | null | undefined): url is string {
  return url !== null && url !== undefined && url.trim() !== '' && url.trim() !== 'null'
}

export function imageOrDefault(url: string | null | undefined): string {
  return hasImage(url) ? url : defaultImage
}
