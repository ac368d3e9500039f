/** Where the website serves a file of the media store. */
export function toMediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
