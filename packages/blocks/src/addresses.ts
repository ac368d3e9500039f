import type { PictureAddress } from '@ferrule/ui/picture'

/** What a block must ask the website, because it depends on the reader or on where pictures are kept. */
export type Addresses = {
  /** Nothing for a target that is no address, such as a named action. */
  toHref: (target: string) => string | undefined
  /** Where one file of a picture is. */
  toPictureUrl: PictureAddress
  /** Where a file of the media store is as it was uploaded: a film. */
  toFileUrl: (filename: string) => string
}
