/** A top-level box (MP4) or element (WebM). `size` includes its header; undefined if it extends to the end. */
export type VideoBox = { name: string; size: number | undefined }

/** The top-level boxes of ISO/IEC 14496-12 and QuickTime. */
const knownBoxes = new Set(
  'ftyp pdin moov mdat moof mfra sidx ssix styp emsg prft free skip wide meta udta uuid pnot PICT junk'.split(' '),
)

/**
 * Whether a file is an MP4 or QuickTime video from its first to its last byte. Data appended to a video or hidden
 * between its boxes leaves a gap or shows up as an unknown box.
 */
export function isCompleteVideo(boxes: readonly VideoBox[], byteSize: number): boolean {
  const names = boxes.map(({ name }) => name)
  const isOpen = boxes.at(-1)?.size === undefined
  const filled = boxes.reduce((sum, { size }) => sum + (size ?? 0), 0)
  return (
    names[0] === 'ftyp' &&
    names.includes('moov') &&
    (names.includes('mdat') || names.includes('moof')) &&
    names.every((name) => knownBoxes.has(name)) &&
    boxes.slice(0, -1).every(({ size }) => size !== undefined) &&
    (isOpen ? filled < byteSize : filled === byteSize)
  )
}

/** The same for WebM: a header, then one segment. Recorders leave the size of the segment unknown. */
export function isCompleteWebm(boxes: readonly VideoBox[], byteSize: number): boolean {
  const inner = boxes.filter(({ name }) => name !== voidElement)
  const filled = boxes.reduce((sum, { size }) => sum + (size ?? 0), 0)
  return (
    boxes[0]?.name === ebmlHeaderId &&
    inner.length === 2 &&
    inner[1]?.name === segment &&
    (boxes.at(-1)?.size === undefined ? filled < byteSize : filled === byteSize)
  )
}

export const ebmlHeaderId = '1a45dfa3'
const segment = '18538067'
const voidElement = 'ec'
