import type { Sheet } from '../sheet.ts'

export const bodyFace = { size: 10 } as const
const gap = 8

/** The position in a publication: blocks are placed below each other and continue on new pages. */
export type PublicationFlow = {
  sheet: Sheet
  y: number
  /** Space between the left margin and the text. */
  indent: number
}

export function widthOf({ sheet: { left, right }, indent }: PublicationFlow): number {
  return right - left - indent
}

/** Returns the y position for content of this height, on a new page if it does not fit on this one. */
export function reserve(flow: PublicationFlow, height: number): number {
  const { doc, top, bottom } = flow.sheet
  if (flow.y + height > bottom) {
    doc.addPage()
    flow.y = top
  }
  return flow.y
}

export function advance(flow: PublicationFlow, y: number, space: number = gap): void {
  flow.y = y + space
}

/** The number of the page that is being written, counted from 1. */
export function currentPage({ sheet: { doc } }: PublicationFlow): number {
  const { start, count } = doc.bufferedPageRange()
  return start + count
}
