import { join } from 'node:path'
import { defaultImage } from '@ferrule/domain/catalogue/default-image'

const folder = join(import.meta.dirname, '../../pictures')

/** Returns the key of a catalogue picture in the media store, without folder, like all pictures. */
export function pictureKey(picture: string): string {
  return `product-${picture}.webp`
}

/** Machines too wide for a square product picture; they have a second picture with more space around them. */
const wideMachines = [
  'automatic-crimping-line',
  'coax-stripping-machine',
  'wire-twisting-machine',
  'inkjet-wire-marker',
]

export function squareKey(picture: string): string {
  return pictureKey(wideMachines.some((machine) => picture.startsWith(machine)) ? `${picture}-square` : picture)
}

/** Returns the local file of a key in the media store. */
export function pictureFile(key: string): string {
  return join(folder, key === defaultImage ? key : key.replace(/^product-/, ''))
}
