/** What a block must ask the website, because it depends on the reader or on where pictures are kept. */
export type Addresses = {
  /** Nothing for a target that is no address, such as a named action. */
  toHref: (target: string) => string | undefined
  toPictureUrl: (filename: string) => string
}
