import type { FocalPoint } from '@ferrule/domain/pictures/crop-place'
import { choosePicture, hasPicture, offerPicture } from '@ferrule/domain/pictures/offer-picture'
import type { PictureVariant } from '@ferrule/domain/pictures/picture-address'
import {
  findPreset,
  type PicturePresetName,
  type PictureSize,
  sizeOfPreset,
} from '@ferrule/domain/pictures/picture-presets'
import { defaultPicture } from './default-picture.ts'
import classes from './picture.module.css'

/** Where one file of a picture is. */
export type PictureAddress = (variant: PictureVariant) => string

export type PictureProps = {
  /** Its name in the media store. Other systems send nothing, null, or the word "null" where a picture is missing. */
  url: string | null | undefined
  /** Names what is seen; empty where the words beside it already do. */
  alt: string
  preset: PicturePresetName
  /** Writes the address of one file; the app knows its picture service. */
  address: PictureAddress
  original?: PictureSize | undefined
  /** What must stay in view when the preset cuts something off. */
  focal?: FocalPoint | undefined
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes?: string | undefined
  /** A few pixels as a data address, shown blurred until the picture is there. */
  blur?: string | undefined
  /** For the one picture that is seen first. */
  first?: boolean
  fallback?: string
}

const formats = ['avif', 'webp'] as const

/** A picture in one of the named sizes. It always keeps its place free, so nothing jumps when it arrives. */
export function Picture(props: PictureProps) {
  const { url, alt, preset, blur, address, first = false, fallback = defaultPicture } = props
  const facts = hasPicture(url) ? { file: url, original: props.original, focal: props.focal } : undefined
  const size = sizeOfPreset(preset, facts?.original)
  const sizes = props.sizes ?? `(max-width: ${size.width}px) 100vw, ${size.width}px`
  const image = (
    <img
      className={`${classes.image} ${shapeOf(preset)}`}
      src={facts ? address(choosePicture(facts, preset, 'png')) : fallback}
      alt={alt}
      width={size.width}
      height={size.height}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  if (!facts) return <span className={classes.frame}>{image}</span>
  return (
    <span className={classes.frame}>
      {blur && <img className={classes.blur} src={blur} alt="" width={size.width} height={size.height} />}
      <picture>
        {formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={offerPicture(facts, preset, format)
              .map(({ variant, width }) => `${address(variant)} ${width}w`)
              .join(', ')}
            sizes={sizes}
          />
        ))}
        {image}
      </picture>
    </span>
  )
}

function shapeOf(preset: PicturePresetName): string | undefined {
  if (preset === 'Brand') return classes.own
  if (preset === 'MarketingLogo') return classes.logo
  if (preset === 'DocumentThumbnail') return classes.page
  const { width, height } = findPreset(preset)
  if (!height) return ''
  return width === height ? classes.square : classes.wide
}
