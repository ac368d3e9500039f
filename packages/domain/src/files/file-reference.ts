/** The ending of a name in small letters, without its dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /[^./\\]\.([\p{L}\p{N}]{1,16})$/u.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** The name as a part of an address, without its ending. */
export function slugOf(fileName: string): string {
  const ending = extensionOf(fileName)
  const stem = ending === '' ? fileName : fileName.slice(0, -(ending.length + 1))
  return stem
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
