import {
  type DimensionDrawing,
  type Dimensions,
  type DrawnLine,
  drawDimensions,
} from '@ferrule/domain/catalogue/dimension-drawing'
import { ink, type Sheet } from './sheet.ts'

type PrintedDimensions = {
  dimensions: Dimensions
  /** Writes a dimension with its unit. */
  format: (millimetres: number) => string
  alt: string
}

const strokes: Record<DrawnLine['role'], { color: string; weight: number; fill?: string }> = {
  housing: { color: ink.text, weight: 1, fill: '#ffffff' },
  panel: { color: ink.subtle, weight: 0.6, fill: ink.sunken },
  wire: { color: ink.accent, weight: 1.6 },
  floor: { color: ink.line, weight: 0.8 },
  dimension: { color: ink.muted, weight: 0.6 },
}

/** The share of the page width that a drawing may use, so that it fits on a page with its text. */
const maxShare = 0.86

export function heightOfDimensions(sheet: Sheet, dimensions: Dimensions): number {
  const drawing = drawDimensions(dimensions)
  return drawing.height * scaleOf(sheet, drawing)
}

function scaleOf({ left, right }: Sheet, { width }: DimensionDrawing): number {
  return Math.min(((right - left) * maxShare) / width, 1)
}

/** Renders the front and side view of a machine. Returns the y position of their end. */
export function renderDimensions(sheet: Sheet, y: number, { dimensions, format, alt }: PrintedDimensions): number {
  const { doc, left, figure, print } = sheet
  const drawing = drawDimensions(dimensions)
  const scale = scaleOf(sheet, drawing)
  figure(alt, () => {
    doc.save().translate(left, y).scale(scale)
    for (const { role, path } of drawing.lines) {
      const { color, weight, fill } = strokes[role]
      doc.path(path).lineWidth(weight)
      if (fill) doc.fillAndStroke(fill, color)
      else doc.strokeColor(color).stroke()
    }
    doc.restore()
    for (const { side, x, y: below } of drawing.labels) {
      const centre = left + x * scale
      const box = side === 'height' ? { x: centre, width: 70 } : { x: centre - 60, width: 120 }
      const align = side === 'height' ? ('left' as const) : ('center' as const)
      print(format(dimensions[side]), { ...box, y: y + below * scale - 6 }, { size: 8.5, font: 'strong', align })
    }
  })
  return y + drawing.height * scale
}
