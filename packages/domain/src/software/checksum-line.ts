/** A checksum line for `sha256sum -c`. We sign this text: the signature proves the checksum, which proves the file. */
export function toChecksumLine({ sha256, fileName }: { sha256: string; fileName: string }): string {
  return `${sha256}  ${fileName}\n`
}
