import { project } from './isometric.ts'

export type Placed<Spot> = { spot: Spot; x: number; y: number }

export type ExplodedLayout<Spot> = {
  placed: Placed<Spot>[]
  /** Centre line of each row, a little longer than the row. */
  axes: { from: readonly [number, number]; to: readonly [number, number] }[]
  /** Length of the mounting plate across the axes. */
  plateDepth: number
  box: { x: number; y: number; width: number; height: number }
}

const alongAxis = 104
const betweenAxes = 168
const maxPartsPerRow = 7
export const plateAt = -96

/** Places the parts of an axis one after the other, and the axes side by side. */
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

/** Groups by axis; an axis with more than `maxPartsPerRow` parts continues in another row. */
function toRows<Spot extends { axis: string }>(spots: readonly Spot[]): Spot[][] {
  return [...Map.groupBy(spots, ({ axis }) => axis).values()].flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / maxPartsPerRow) }, (_, index) =>
      row.slice(index * maxPartsPerRow, (index + 1) * maxPartsPerRow),
    ),
  )
}

function plateCorners(depth: number): { x: number; y: number }[] {
  return [project([plateAt, -60, 40]), project([plateAt, depth - 60, -40])].map(([x, y]) => ({ x, y }))
}

/** Bounding box with room for the parts and their balloons. */
function around(points: readonly { x: number; y: number }[]): ExplodedLayout<never>['box'] {
  const [left, right] = [Math.min(...points.map(({ x }) => x)) - 60, Math.max(...points.map(({ x }) => x)) + 70]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)) - 84, Math.max(...points.map(({ y }) => y)) + 60]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
