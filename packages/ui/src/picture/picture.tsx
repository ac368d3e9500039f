import { defaultPicture } from './default-picture.ts'
import classes from './picture.module.css'
import { type PicturePresetName, type PictureSize, picturePresets, sizeOfPreset } from './picture-presets.ts'

export type PictureFormat = 'avif' | 'webp' | 'png'

/** One file that the picture service is asked for. */
export type PictureRequest = PictureSize & {
  url: string
  preset: PicturePresetName
  /** Of the preset: half for small screens, twice for dense ones. */
  scale: 0.5 | 1 | 2
  format: PictureFormat
  quality: number
}

export type PictureAddress = (request: PictureRequest) => string

export type PictureProps = {
  /** Other systems send nothing, null, or the word "null" where a picture is missing. */
  url: string | null | undefined
  /** Names what is seen; empty where the words beside it already do. */
  alt: string
  preset: PicturePresetName
  /** Writes the address of one file; the app knows its picture service. */
  address: PictureAddress
  original?: PictureSize | undefined
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes?: string | undefined
  /** A few pixels as a data address, shown blurred until the picture is there. */
  blur?: string | undefined
  /** For the one picture that is seen first. */
  first?: boolean
  fallback?: string
}

const scales = [0.5, 1, 2] as const
const formats = ['avif', 'webp'] as const

/** A picture in one of the named sizes. It always keeps its place free, so nothing jumps when it arrives. */
export function Picture(props: PictureProps) {
  const { url, alt, preset, sizes, blur, first = false, fallback = defaultPicture } = props
  const present = isPresent(url)
  const size = sizeOfPreset(preset, present ? props.original : undefined)
  const image = (
    <img
      className={`${classes.image} ${shapeOf(preset)}`}
      src={present ? fileAddress(props, url, { scale: 1, format: 'png' }) : fallback}
      alt={alt}
      width={size.width}
      height={size.height}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  if (!present) return <span className={classes.frame}>{image}</span>
  return (
    <span className={classes.frame}>
      {blur && <img className={classes.blur} src={blur} alt="" width={size.width} height={size.height} />}
      <picture>
        {formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={scales.map((scale) => candidate(props, url, { scale, format })).join(', ')}
            sizes={sizes ?? `(max-width: ${size.width}px) 100vw, ${size.width}px`}
          />
        ))}
        {image}
      </picture>
    </span>
  )
}

function isPresent(url: string | null | undefined): url is string {
  return url !== null && url !== undefined && url.trim() !== '' && url !== 'null'
}

type File = Pick<PictureRequest, 'scale' | 'format'>

function fileAddress({ preset, original, address }: PictureProps, url: string, { scale, format }: File): string {
  const { width, height } = sizeOfPreset(preset, original)
  const { quality } = picturePresets[preset]
  return address({
    url,
    preset,
    scale,
    format,
    quality,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  })
}

function candidate(props: PictureProps, url: string, file: File): string {
  const width = Math.round(sizeOfPreset(props.preset, props.original).width * file.scale)
  return `${fileAddress(props, url, file)} ${width}w`
}

function shapeOf(preset: PicturePresetName): string | undefined {
  if (preset === 'Brand') return classes.own
  if (preset === 'MarketingLogo') return classes.logo
  if (preset === 'DocumentThumbnail') return classes.page
  const { width, height } = { height: undefined, ...picturePresets[preset] }
  if (!height) return ''
  return width === height ? classes.square : classes.wide
}
