import { Picture, type PictureProps } from '@ferrule/ui/picture'
import type { Addresses } from '../addresses.ts'
import type { PictureContent } from './picture-content.ts'

type BlockPictureProps = Pick<PictureProps, 'preset' | 'sizes' | 'first'> & {
  picture: PictureContent
  addresses: Addresses
  /** Where the words beside it say what it shows: read out, it would only repeat them. */
  decorative?: boolean
}

/** A picture of the media store in one of the named sizes. */
export function BlockPicture({ picture, addresses, decorative = false, ...rest }: BlockPictureProps) {
  const { filename, alt, width, height } = picture
  return (
    <Picture
      {...rest}
      url={filename}
      alt={decorative ? '' : alt}
      address={addresses.toPictureUrl}
      original={{ width, height }}
    />
  )
}
