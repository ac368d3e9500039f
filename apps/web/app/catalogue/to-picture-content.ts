import type { PictureContent } from '@ferrule/blocks/pictures/picture-content'

/** A catalogue picture in the format of editorial pictures. The catalogue stores no sizes; its pictures are 4:3. */
export function toPictureContent(filename: string, alt: string): PictureContent {
  return { filename, alt, width: 1600, height: 1200, mimeType: 'image/webp', focalX: null, focalY: null }
}
