/** A part of a film on its outermost level. `size` counts its own head; nothing where it goes on to the end. */
export type FilmPart = { name: string; size: number | undefined }

/** The parts ISO/IEC 14496-12 and QuickTime know on the outermost level. */
const boxes = new Set(
  'ftyp pdin moov mdat moof mfra sidx ssix styp emsg prft free skip wide meta udta uuid pnot PICT junk'.split(' '),
)

/**
 * Whether a film (MP4, QuickTime) is one from its first to its last byte. Something else may be glued to the end of a
 * film or stand between its parts; then the parts do not fill the file, or one has a name that no film has.
 */
export function isWholeFilm(parts: readonly FilmPart[], byteSize: number): boolean {
  const names = parts.map(({ name }) => name)
  const isOpen = parts.at(-1)?.size === undefined
  const filled = parts.reduce((sum, { size }) => sum + (size ?? 0), 0)
  return (
    names[0] === 'ftyp' &&
    names.includes('moov') &&
    (names.includes('mdat') || names.includes('moof')) &&
    names.every((name) => boxes.has(name)) &&
    parts.slice(0, -1).every(({ size }) => size !== undefined) &&
    (isOpen ? filled < byteSize : filled === byteSize)
  )
}

/** The same for WebM: a head, then one segment with everything in it. Recorders leave its length open. */
export function isWholeWebm(parts: readonly FilmPart[], byteSize: number): boolean {
  const inner = parts.filter(({ name }) => name !== voidElement)
  const filled = parts.reduce((sum, { size }) => sum + (size ?? 0), 0)
  return (
    parts[0]?.name === ebmlHead &&
    inner.length === 2 &&
    inner[1]?.name === segment &&
    (parts.at(-1)?.size === undefined ? filled < byteSize : filled === byteSize)
  )
}

export const ebmlHead = '1a45dfa3'
const segment = '18538067'
const voidElement = 'ec'
