/** Safety symbols in the manner of ISO 7010: yellow triangles warn, blue discs command. */
export type SafetySymbol =
  | 'general'
  | 'electricity'
  | 'crushing'
  | 'blade'
  | 'laser'
  | 'entanglement'
  | 'pressure'
  | 'instructions'
  | 'goggles'
  | 'hearing'
  | 'lockout'

/** The pictogram within a square of 100, as SVG path data. */
type Pictogram = { isCommand: boolean; fill?: string; stroke?: string }

const pictograms: Record<SafetySymbol, Pictogram> = {
  general: { isCommand: false, fill: 'M46 40h8l-2 26h-4zM50 71a5 5 0 1 0 .01 0z' },
  electricity: { isCommand: false, fill: 'M55 36L38 62h10l-5 20 18-27H51l8-19z' },
  crushing: {
    isCommand: false,
    fill: 'M34 76h34v6H34zM44 40h16v14h-16zM40 54h24v5H40z',
    stroke: 'M30 68h12c6 0 6-5 12-5h14',
  },
  blade: { isCommand: false, fill: 'M34 44h34v12L34 64z', stroke: 'M30 76h10l6-6h14l6 6h4' },
  laser: {
    isCommand: false,
    fill: 'M42 62a7 7 0 1 0 .01 0z',
    stroke: 'M49 66h26M42 52v-8M42 88v-8M32 59l-5-4M32 79l-5 4M54 57l5-5M54 81l5 4',
  },
  entanglement: {
    isCommand: false,
    stroke: 'M40 46a12 12 0 1 0 .01 0zM60 56a12 12 0 1 0 .01 0zM28 82h20c8 0 8-10 16-10',
  },
  pressure: { isCommand: false, fill: 'M36 56h18v26H36zM41 48h8v8h-8z', stroke: 'M58 60l12-6M58 68h14M58 76l12 6' },
  instructions: {
    isCommand: true,
    fill: 'M22 30c10-4 20-2 26 3v42c-6-5-16-7-26-3zM78 30c-10-4-20-2-26 3v42c6-5 16-7 26-3z',
  },
  goggles: { isCommand: true, fill: 'M20 42h24v18H26zM56 42h24l-6 18H56zM44 46h12v4H44z' },
  hearing: { isCommand: true, stroke: 'M26 56c0-36 48-36 48 0', fill: 'M22 50h12v24H22zM66 50h12v24H66z' },
  lockout: { isCommand: true, fill: 'M30 48h40v30H30z', stroke: 'M38 48V36c0-16 24-16 24 0v12' },
}

type Place = { x: number; y: number; side: number }

/** Draws a safety symbol into a square. */
export function drawSafetySymbol(doc: PDFKit.PDFDocument, symbol: SafetySymbol, { x, y, side }: Place): void {
  const { isCommand, fill, stroke } = pictograms[symbol]
  doc
    .save()
    .translate(x, y)
    .scale(side / 100)
    .lineJoin('round')
    .lineCap('round')
  if (isCommand) doc.circle(50, 50, 48).fill('#005387')
  else doc.path('M50 8L96 90H4z').lineWidth(7).fillAndStroke('#f9a800', '#14181b')
  const colour = isCommand ? '#ffffff' : '#14181b'
  if (fill) doc.path(fill).fill(colour)
  if (stroke) doc.path(stroke).lineWidth(4).strokeColor(colour).stroke()
  doc.restore()
}
