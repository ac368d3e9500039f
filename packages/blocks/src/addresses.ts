import type { PictureAddress } from '@ferrule/ui/picture'

/** URL builders of the website, which depend on the visitor's locale and on the media store. */
export type Addresses = {
  /** Returns undefined for a target that is not a URL, such as a named action. */
  toHref: (target: string) => string | undefined
  /** Returns the URL of one file of a picture. */
  toPictureUrl: PictureAddress
  /** Returns the URL of a file as it was uploaded, such as a video. */
  toFileUrl: (filename: string) => string
}
