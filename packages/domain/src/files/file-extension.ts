/** The extension in lower case, without the dot; empty without an extension. */
export function extensionOf(fileName: string): string {
  return /[^./\\]\.([\p{L}\p{N}]{1,16})$/u.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** The file name as a URL segment, without its extension. */
export function slugOf(fileName: string): string {
  const extension = extensionOf(fileName)
  const stem = extension === '' ? fileName : fileName.slice(0, -(extension.length + 1))
  return stem
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
