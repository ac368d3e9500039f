import { join } from 'node:path'
import { defaultImage } from '@ferrule/domain/catalogue/image'

const folder = join(import.meta.dirname, '../../pictures')

/** Where a picture of the catalogue lies in the media store: at the top, like every picture, under a name of its own. */
export function pictureKey(picture: string): string {
  return `product-${picture}.webp`
}

/** What has to be in the media store, and the file here that it comes from. */
export function pictureFile(key: string): string {
  return join(folder, key === defaultImage ? key : key.replace(/^product-/, ''))
}
