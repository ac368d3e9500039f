import { Picture, type PictureProps } from '@ferrule/ui/picture'
import type { Addresses } from '../addresses.ts'
import { type PictureContent, toPictureSource } from './picture-content.ts'

type BlockPictureProps = Pick<PictureProps, 'preset' | 'sizes' | 'first'> & {
  picture: PictureContent
  addresses: Addresses
  /** Sets an empty alternative text, because the text beside the picture already says what it shows. */
  decorative?: boolean
}

/** A picture of the media store in one of the named sizes. */
export function BlockPicture({ picture, addresses, decorative = false, ...rest }: BlockPictureProps) {
  const { file, ...facts } = toPictureSource(picture)
  return (
    <Picture {...rest} {...facts} url={file} alt={decorative ? '' : picture.alt} address={addresses.toPictureUrl} />
  )
}
