import { project } from './isometric.ts'

export type Placed<Spot> = { spot: Spot; x: number; y: number }

export type ExplodedLayout<Spot> = {
  placed: Placed<Spot>[]
  /** From end to end of what belongs together, a little longer at both. */
  axes: { from: readonly [number, number]; to: readonly [number, number] }[]
  /** The mounting plate all of it comes from, by its length across the axes. */
  plateDepth: number
  box: { x: number; y: number; width: number; height: number }
}

const alongAxis = 104
const betweenAxes = 168
const longestAxis = 7
export const plateAt = -96

/** What shares an axis comes one after the other, and the axes lie side by side. */
export function layOutParts<Spot extends { axis: string }>(spots: readonly Spot[]): ExplodedLayout<Spot> {
  const rows = toRows(spots)
  const placed = rows.flatMap((row, rowIndex) =>
    row.map((spot, index) => {
      const [x, y] = project([index * alongAxis, rowIndex * betweenAxes, 0])
      return { spot, x, y }
    }),
  )
  const axes = rows.map((row, rowIndex) => ({
    from: project([plateAt, rowIndex * betweenAxes, 0]),
    to: project([(row.length - 1) * alongAxis + 58, rowIndex * betweenAxes, 0]),
  }))
  const plateDepth = (rows.length - 1) * betweenAxes + 120
  return { placed, axes, plateDepth, box: around([...placed, ...plateCorners(plateDepth)]) }
}

/** An axis with very many parts goes on beside itself. */
function toRows<Spot extends { axis: string }>(spots: readonly Spot[]): Spot[][] {
  return [...Map.groupBy(spots, ({ axis }) => axis).values()].flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / longestAxis) }, (_, index) =>
      row.slice(index * longestAxis, (index + 1) * longestAxis),
    ),
  )
}

function plateCorners(depth: number): { x: number; y: number }[] {
  return [project([plateAt, -60, 40]), project([plateAt, depth - 60, -40])].map(([x, y]) => ({ x, y }))
}

/** With room for a part, its number and the marks around it. */
function around(points: readonly { x: number; y: number }[]): ExplodedLayout<never>['box'] {
  const [left, right] = [Math.min(...points.map(({ x }) => x)) - 60, Math.max(...points.map(({ x }) => x)) + 70]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)) - 84, Math.max(...points.map(({ y }) => y)) + 60]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
