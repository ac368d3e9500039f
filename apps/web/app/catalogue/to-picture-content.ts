import type { PictureContent } from '@ferrule/blocks/pictures/picture-content'

/** A picture of the catalogue where one of an editor could stand. The catalogue does not know sizes; it renders 4:3. */
export function toPictureContent(filename: string, alt: string): PictureContent {
  return { filename, alt, width: 1600, height: 1200, mimeType: 'image/webp', focalX: null, focalY: null }
}
