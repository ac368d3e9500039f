import { type CropPlace, cropPlaces, isCropped } from './crop-place.ts'
import { isPicturePreset, type PicturePresetName } from './picture-presets.ts'
import { sidesOfPreset } from './picture-steps.ts'

/** The best for new browsers first; PNG is read by every one. */
export const pictureFormats = ['avif', 'webp', 'png'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** One file that can be made of an original. */
export type PictureVariant = {
  /** The original's name in the media store. It is never given to another content. */
  file: string
  preset: PicturePresetName
  /** One of the preset's steps. */
  side: number
  /** Absent for presets that cut nothing off. */
  place?: CropPlace | undefined
  format: PictureFormat
}

/** To be raised when the same variant is made in another way, so that nobody keeps the old one. */
const version = 1

/**
 * The address says all that the file depends on: what is made of which original, and how. It can therefore be kept
 * for ever.
 */
export function toPicturePath({ file, ...variant }: PictureVariant): string {
  return `/media/v${version}/${encodeURIComponent(file)}/${toVariantName(variant)}`
}

/** Total, and strict: every variant has one address, and whatever is not one is nothing. */
export function parsePicturePath(pathname: string): PictureVariant | undefined {
  const [, folder, made, file, name, ...rest] = pathname.split('/')
  if (folder !== 'media' || made !== `v${version}` || rest.length > 0) return undefined
  const original = file === undefined ? undefined : readFileName(file)
  const variant = name === undefined ? undefined : parseVariantName(name)
  return original !== undefined && variant ? { file: original, ...variant } : undefined
}

type Making = Omit<PictureVariant, 'file'>

function toVariantName({ preset, side, place, format }: Making): string {
  return `${[preset, side, ...(place === undefined ? [] : [place])].join('-')}.${format}`
}

function parseVariantName(name: string): Making | undefined {
  const [, preset = '', side, place, format] = /^([A-Za-z]+)-(\d{1,4})(?:-(\d))?[.]([a-z]+)$/.exec(name) ?? []
  if (!isPicturePreset(preset)) return undefined
  const known = {
    side: sidesOfPreset(preset).find((one) => String(one) === side),
    place: cropPlaces.find((one) => String(one) === place),
    format: pictureFormats.find((one) => one === format),
  }
  if (known.side === undefined || !known.format) return undefined
  if (isCropped(preset) !== (known.place !== undefined) || (place !== undefined && known.place === undefined))
    return undefined
  return { preset, side: known.side, place: known.place, format: known.format }
}

/** A name is one object at the top of the media store: no folder, nothing hidden. */
export function readFileName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded)
    return /^[^/\\.\s\p{C}][^/\\\p{C}]{0,199}$/u.test(name) && encodeURIComponent(name) === encoded ? name : undefined
  } catch {
    return undefined
  }
}

/** A film or a document: sent as it was uploaded. */
export function toFilePath(file: string): string {
  return `/media/${encodeURIComponent(file)}`
}
