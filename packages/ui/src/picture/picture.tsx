import type { FocalPoint } from '@ferrule/domain/pictures/crop-place'
import { chooseFallbackPicture, hasPicture, listPictureSources } from '@ferrule/domain/pictures/picture-sources'
import type { PictureVariant } from '@ferrule/domain/pictures/picture-path'
import {
  findPreset,
  type PicturePresetName,
  type PictureSize,
  sizeOfPreset,
} from '@ferrule/domain/pictures/picture-presets'
import { defaultPicture } from './default-picture.ts'
import classes from './picture.module.css'

/** Returns the URL of one file of a picture. */
export type PictureAddress = (variant: PictureVariant) => string

export type PictureProps = {
  /** File name in the media store. Other systems send undefined, null or the string "null" for a missing picture. */
  url: string | null | undefined
  /** Alt text; empty where the adjacent text already describes the picture. */
  alt: string
  preset: PicturePresetName
  /** Builds the URL of a file; provided by the app, because it depends on its picture service. */
  address: PictureAddress
  original?: PictureSize | undefined
  /** Point that stays visible when the preset crops the picture. */
  focal?: FocalPoint | undefined
  /** Value of the `sizes` attribute. */
  sizes?: string | undefined
  /** Data URL of a few pixels, shown blurred until the picture has loaded. */
  blur?: string | undefined
  /** Loads eagerly with high priority: for the largest picture in the first viewport. */
  first?: boolean
  fallback?: string
}

const formats = ['avif', 'webp'] as const

/** Responsive picture in one of the preset sizes. Its space is reserved, so that the layout does not shift. */
export function Picture(props: PictureProps) {
  const { url, alt, preset, blur, address, first = false, fallback = defaultPicture } = props
  const facts = hasPicture(url) ? { file: url, original: props.original, focal: props.focal } : undefined
  const size = sizeOfPreset(preset, facts?.original)
  const sizes = props.sizes ?? `(max-width: ${size.width}px) 100vw, ${size.width}px`
  const image = (
    <img
      className={`${classes.image} ${shapeOf(preset)}`}
      src={facts ? address(chooseFallbackPicture(facts, preset, 'png')) : fallback}
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
            srcSet={listPictureSources(facts, preset, format)
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
