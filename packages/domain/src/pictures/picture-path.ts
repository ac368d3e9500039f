import { type CropPlace, cropPlaces, isCropped } from './crop-place.ts'
import { isPicturePreset, type PicturePresetName } from './picture-presets.ts'
import { sidesOfPreset } from './picture-steps.ts'

/** The smallest first; every client supports PNG. */
export const pictureFormats = ['avif', 'webp', 'png'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** One rendition of an original. */
export type PictureVariant = {
  /** The original's name in the media store. It is never reused for other content. */
  file: string
  preset: PicturePresetName
  /** One of the preset's steps. */
  side: number
  /** Absent for presets that do not crop. */
  place?: CropPlace | undefined
  format: PictureFormat
}

/** Increase it when variants are rendered differently, because caches keep the old files for ever. */
const version = 1

/**
 * The path contains everything that the file depends on (original, variant and version), so responses are immutable.
 */
export function toPicturePath({ file, ...variant }: PictureVariant): string {
  return `/media/v${version}/${encodeURIComponent(file)}/${toVariantName(variant)}`
}

/** Parses any path strictly: each variant has exactly one path, any other text gives undefined. */
export function parsePicturePath(pathname: string): PictureVariant | undefined {
  const [, folder, pathVersion, file, name, ...rest] = pathname.split('/')
  if (folder !== 'media' || pathVersion !== `v${version}` || rest.length > 0) return undefined
  const original = file === undefined ? undefined : readFileName(file)
  const variant = name === undefined ? undefined : parseVariantName(name)
  return original !== undefined && variant ? { file: original, ...variant } : undefined
}

type VariantOptions = Omit<PictureVariant, 'file'>

function toVariantName({ preset, side, place, format }: VariantOptions): string {
  return `${[preset, side, ...(place === undefined ? [] : [place])].join('-')}.${format}`
}

function parseVariantName(name: string): VariantOptions | undefined {
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

/** Decodes the name of an object in the media store; rejects folders and hidden files. */
export function readFileName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded)
    return /^[^/\\.\s\p{C}][^/\\\p{C}]{0,199}$/u.test(name) && encodeURIComponent(name) === encoded ? name : undefined
  } catch {
    return undefined
  }
}

/** The path of a video or document, which is served as uploaded. */
export function toFilePath(file: string): string {
  return `/media/${encodeURIComponent(file)}`
}
