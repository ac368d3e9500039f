import { renderSVG } from 'uqr'
import { ink, type Sheet } from '@ferrule/paper/sheet'

type PrintedLink = { label: string; url: string }

const side = 64
/** From the line above it to the code. */
const above = 16

/** The room it needs. */
export const linkHeight = above + side

/** A code to scan and the address it holds, for those who have only the paper. Answers where it ends. */
export function drawLink({ doc, left, right, write, rule }: Sheet, y: number, { label, url }: PrintedLink): number {
  rule(y, { color: ink.text, weight: 0.8 })
  const path = /<path[^>]* d="([^"]+)"/.exec(renderSVG(url, { pixelSize: 1, border: 0 }))?.[1] ?? ''
  const size = Number(/viewBox="0 0 (\d+)/.exec(renderSVG(url, { pixelSize: 1, border: 0 }))?.[1] ?? 1)
  doc
    .save()
    .translate(left, y + above)
    .scale(side / size)
    .path(path)
    .fill(ink.text)
    .restore()
  const box = { x: left + side + 18, y: y + 28, width: right - left - side - 18 }
  const next = write(label, box, { font: 'strong', size: 10 })
  write(url, { ...box, y: next + 2 }, { size: 8.5, color: ink.muted })
  doc.link(left, y + above, right - left, side, url)
  return y + linkHeight
}
