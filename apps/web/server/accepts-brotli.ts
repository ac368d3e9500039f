/** A weight such as `br;q=0.5` counts as a refusal, which costs bytes but is never wrong. */
export function acceptsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return [acceptEncoding ?? '']
    .flat()
    .join(',')
    .split(',')
    .some((encoding) => encoding.trim() === 'br')
}
