/** Our own files are handed out by their id; some makers keep theirs at an address of their own. */
export function toProductFileAddress({ id, url }: { id: string; url: string }): string {
  return url.startsWith('https://') ? url : `/api/product-files/${id}`
}
