/** Outer dimensions of a machine in millimetres. */
export type Dimensions = { width: number; depth: number; height: number }

type DimensionFacts = { definition: string; maximum: number | null; unit: string }

/** Reads the outer dimensions from the specifications of a product; null unless all three are in millimetres. */
export function findDimensions(specifications: readonly DimensionFacts[]): Dimensions | null {
  const read = (key: keyof Dimensions) =>
    specifications.find(({ definition, unit }) => definition === key && unit === 'mm')?.maximum
  const { width, depth, height } = { width: read('width'), depth: read('depth'), height: read('height') }
  return width && depth && height ? { width, depth, height } : null
}

export type DrawnLine = { role: 'housing' | 'panel' | 'wire' | 'floor' | 'dimension'; path: string }

export type DrawnLabel = { x: number; y: number; side: keyof Dimensions }

/** Front and side view of a machine, true to scale, as SVG path data. */
export type DimensionDrawing = { width: number; height: number; lines: DrawnLine[]; labels: DrawnLabel[] }

const drawingWidth = 560
const maxViewHeight = 150
/** Space around and between the two views, for their dimensions. */
const margin = { left: 18, between: 92, right: 18, top: 16, bottom: 46 }
/** Machines at least this high stand on the floor; lower ones stand on a bench. */
const floorStandingFrom = 900
const panelWidth = 850
const maxPanels = 8

type View = { x: number; y: number; width: number; height: number }

/** Draws the front and side view of a machine with its three outer dimensions. */
export function drawDimensions({ width, depth, height }: Dimensions): DimensionDrawing {
  const free = drawingWidth - margin.left - margin.between - margin.right
  const scale = Math.min(free / (width + depth), maxViewHeight / height)
  const front = { x: margin.left, y: margin.top, width: width * scale, height: height * scale }
  const side = { ...front, x: front.x + front.width + margin.between, width: depth * scale }
  const isBench = height < floorStandingFrom
  const outline = isBench ? drawBenchMachine : drawFloorMachine
  const ground = front.y + front.height
  const line = ground + 24
  const upright = front.x + front.width + 34
  return {
    width: Math.ceil(side.x + side.width + margin.right),
    height: Math.ceil(ground + margin.bottom),
    lines: [
      ...outline(front, clamp(Math.round(width / panelWidth), 1, maxPanels)),
      ...outline(side, 1),
      { role: 'wire', path: horizontal(front.x - 12, front.x + front.width + 12, front.y + front.height * 0.42) },
      { role: 'floor', path: horizontal(0, side.x + side.width + margin.right, ground) },
      { role: 'dimension', path: measureAcross(front, line) },
      { role: 'dimension', path: measureAcross(side, line) },
      { role: 'dimension', path: measureUpright(front, upright) },
    ],
    labels: [
      { side: 'width', x: round(front.x + front.width / 2), y: round(line + 14) },
      { side: 'depth', x: round(side.x + side.width / 2), y: round(line + 14) },
      { side: 'height', x: round(upright + 6), y: round(front.y + front.height / 2) },
    ],
  }
}

/** A cabinet with doors on a plinth, and above it a hood with windows. */
function drawFloorMachine({ x, y, width, height }: View, panels: number): DrawnLine[] {
  const top = y + height * 0.52
  const plinth = y + height * 0.93
  const door = width / panels
  const columns = Array.from({ length: panels }, (_, index) => x + index * door)
  return [
    { role: 'housing', path: box({ x: x + width * 0.03, y, width: width * 0.94, height: top - y }) },
    { role: 'housing', path: box({ x, y: top, width, height: plinth - top }) },
    { role: 'panel', path: box({ x: x + width * 0.02, y: plinth, width: width * 0.96, height: y + height - plinth }) },
    ...columns.map((column): DrawnLine => {
      const window = inset({ x: column, y, width: door, height: top - y }, 0.12)
      return { role: 'panel', path: box(window) }
    }),
    ...columns.map((column): DrawnLine => {
      return { role: 'panel', path: box(inset({ x: column, y: top, width: door, height: plinth - top }, 0.1)) }
    }),
  ]
}

/** A housing on feet with its control panel. */
function drawBenchMachine({ x, y, width, height }: View): DrawnLine[] {
  const foot = height * 0.06
  const housing = { x, y, width, height: height - foot }
  const screen = { x: x + width * 0.1, y: y + height * 0.12, width: width * 0.34, height: height * 0.22 }
  const tool = { x: x + width * 0.56, y: y + height * 0.3, width: width * 0.32, height: height * 0.42 }
  const feet = [0.08, 0.8].map((at) => ({
    x: x + width * at,
    y: y + height - foot,
    width: width * 0.12,
    height: foot,
  }))
  return [
    { role: 'housing', path: box(housing) },
    ...[screen, tool, ...feet].map((part): DrawnLine => ({ role: 'panel', path: box(part) })),
  ]
}

function measureAcross({ x, width }: View, y: number): string {
  const end = x + width
  return `${horizontal(x, end, y)}${vertical(x, y - 5, y + 5)}${vertical(end, y - 5, y + 5)}`
}

function measureUpright({ y, height }: View, x: number): string {
  const end = y + height
  return `${vertical(x, y, end)}${horizontal(x - 5, x + 5, y)}${horizontal(x - 5, x + 5, end)}`
}

function inset({ x, y, width, height }: View, share: number): View {
  const gap = Math.min(width, height) * share
  return { x: x + gap, y: y + gap, width: width - 2 * gap, height: height - 2 * gap }
}

function box({ x, y, width, height }: View): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

function horizontal(from: number, to: number, y: number): string {
  return `M${round(from)} ${round(y)}H${round(to)}`
}

function vertical(x: number, from: number, to: number): string {
  return `M${round(x)} ${round(from)}V${round(to)}`
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
