import { Picture, type PictureProps } from '@ferrule/ui/picture'
import type { Addresses } from '../addresses.ts'
import { type PictureContent, toPictureFacts } from './picture-content.ts'

type BlockPictureProps = Pick<PictureProps, 'preset' | 'sizes' | 'first'> & {
  picture: PictureContent
  addresses: Addresses
  /** Where the words beside it say what it shows: read out, it would only repeat them. */
  decorative?: boolean
}

/** A picture of the media store in one of the named sizes. */
export function BlockPicture({ picture, addresses, decorative = false, ...rest }: BlockPictureProps) {
  const { file, ...facts } = toPictureFacts(picture)
  return (
    <Picture {...rest} {...facts} url={file} alt={decorative ? '' : picture.alt} address={addresses.toPictureUrl} />
  )
}
