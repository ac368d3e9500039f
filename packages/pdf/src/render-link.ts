import { renderSVG } from 'uqr'
import { ink, type Sheet } from './sheet.ts'

type PrintedLink = { label: string; url: string }

/** The side of the QR code in points. */
const side = 64
/** From the rule to the QR code. */
const marginTop = 16

export const linkHeight = marginTop + side

/** Renders a QR code with its URL as text. Returns the y position of its end. */
export function renderLink(
  { doc, left, right, write, rule, figure }: Sheet,
  y: number,
  { label, url }: PrintedLink,
): number {
  rule(y, { color: ink.text, weight: 0.8 })
  const code = renderSVG(url, { pixelSize: 1, border: 0 })
  const path = / d="([^"]+)"/.exec(code)?.[1] ?? ''
  const size = Number(/viewBox="0 0 (\d+)/.exec(code)?.[1] ?? 1)
  figure(url, () =>
    doc
      .save()
      .translate(left, y + marginTop)
      .scale(side / size)
      .path(path)
      .fill(ink.text)
      .restore(),
  )
  const box = { x: left + side + 18, y: y + 28, width: right - left - side - 18 }
  const next = write(label, box, { font: 'strong', size: 10 })
  write(url, { ...box, y: next + 2 }, { size: 8.5, color: ink.muted })
  doc.link(left, y + marginTop, right - left, side, url)
  return y + linkHeight
}
