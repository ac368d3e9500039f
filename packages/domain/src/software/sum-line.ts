/** A line as `sha256sum -c` reads it. This is what we sign: a signature proves the sum, and the sum the file. */
export function toSumLine({ sha256, fileName }: { sha256: string; fileName: string }): string {
  return `${sha256}  ${fileName}\n`
}
