export type Point = readonly [x: number, y: number, z: number]
type Flat = readonly [x: number, y: number]

/** One piece of a drawing: a closed outline with its light, or a line. */
export type Face = { path: string; tone: 'top' | 'left' | 'right' | 'line' }

const cos30 = 0.866

/** Looks down from the front, x towards the lower right and y towards the lower left, as in a service manual. */
export function project([x, y, z]: Point): Flat {
  return [(x - y) * cos30, (x + y) * 0.5 - z]
}

const figure = (value: number) => String(Math.round(value * 10) / 10)
const toPath = (points: readonly Flat[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`).join('')

export function outline(points: readonly Point[], tone: Face['tone']): Face {
  return { path: `${toPath(points.map(project))}${tone === 'line' ? '' : 'Z'}`, tone }
}

/** A block from its lowest corner. */
export function box([x, y, z]: Point, [w, d, h]: Point): Face[] {
  const [X, Y, Z] = [x + w, y + d, z + h]
  return [
    outline(
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      'left',
    ),
    outline(
      [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      'right',
    ),
    outline(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      'top',
    ),
  ]
}

type Axis = 'x' | 'y' | 'z'
const seenAs = { x: 'right', y: 'left', z: 'top' } as const
const roundAs = { x: 'left', y: 'right', z: 'left' } as const
const steps = 36

/** A circle around an axis. */
export function circle(axis: Axis, [x, y, z]: Point, radius: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const turn = (index / steps) * 2 * Math.PI
    const [a, b] = [radius * Math.cos(turn), radius * Math.sin(turn)]
    if (axis === 'x') return [x, y + a, z + b]
    return axis === 'y' ? [x + a, y, z + b] : [x + a, y + b, z]
  })
}

type Round = { axis: Axis; from: Point; length: number; radius: number; endRadius?: number }

/** Something turned: a shaft, a disc, or a cone where the far end is of another size. */
export function turned({ axis, from: [x, y, z], length, radius, endRadius = radius }: Round): Face[] {
  const end: Point = [x + (axis === 'x' ? length : 0), y + (axis === 'y' ? length : 0), z + (axis === 'z' ? length : 0)]
  const cap = circle(axis, end, endRadius)
  const around = hull([...circle(axis, [x, y, z], radius), ...cap].map(project))
  return [{ path: `${toPath(around)}Z`, tone: roundAs[axis] }, outline(cap, seenAs[axis])]
}

/** A plate with any outline, cut from sheet that is as thick as `depth` along the axis. */
export function plate(axis: 'x' | 'y', outlinePoints: readonly Point[], depth: number): Face[] {
  const moved = outlinePoints.map(([x, y, z]): Point => (axis === 'x' ? [x + depth, y, z] : [x, y + depth, z]))
  const sides = outlinePoints.map((point, index) => {
    const next = (index + 1) % outlinePoints.length
    const corners = [point, outlinePoints[next], moved[next], moved[index]].filter((one) => one !== undefined)
    return outline(corners, axis === 'x' ? 'left' : 'right')
  })
  return [...sides, outline(moved, seenAs[axis])]
}

/** The tightest outline around points, so that a turned thing has one edge. */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = points.toSorted(([a, b], [c, d]) => a - c || b - d)
  const half = (ordered: readonly Flat[]) => {
    const edge: Flat[] = []
    for (const point of ordered) {
      while (edge.length >= 2 && turn(edge.at(-2), edge.at(-1), point) <= 0) edge.pop()
      edge.push(point)
    }
    return edge.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turn(a: Flat = [0, 0], b: Flat = [0, 0], c: Flat = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
