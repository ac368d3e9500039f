import { maxSegmentEdits, maxSegmentEditsLength, type SegmentEdit } from './translation-desk.ts'

/** Splits texts into requests that are not too large. */
export function splitEdits(edits: readonly SegmentEdit[]): SegmentEdit[][] {
  const requests: SegmentEdit[][] = []
  let length = 0
  for (const edit of edits) {
    const current = requests.at(-1)
    length += edit.text.length
    if (current && current.length < maxSegmentEdits && length <= maxSegmentEditsLength) current.push(edit)
    else {
      requests.push([edit])
      length = edit.text.length
    }
  }
  return requests
}
