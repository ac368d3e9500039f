import { hasPicture } from '../pictures/picture-sources.ts'

/** Shown for a product or classification without an image. */
export const defaultImage = 'product-default.webp'

export function imageOrDefault(url: string | null | undefined): string {
  return hasPicture(url) ? url : defaultImage
}
