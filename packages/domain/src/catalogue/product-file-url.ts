/** Our files are served by id; files on a manufacturer's site keep their https URL. */
export function toProductFileUrl({ id, url }: { id: string; url: string }): string {
  return url.startsWith('https://') ? url : `/api/product-files/${id}`
}
