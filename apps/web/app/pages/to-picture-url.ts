/** Where the website serves a picture of the media store. */
export function toPictureUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
