export type Point = readonly [x: number, y: number, z: number]
type Flat = readonly [x: number, y: number]

/** One SVG path: a closed outline with its shading, or a line. */
export type Face = { path: string; tone: 'top' | 'left' | 'right' | 'line' }

const cos30 = 0.866

/** Isometric projection: x points to the lower right, y to the lower left, z up. */
export function project([x, y, z]: Point): Flat {
  return [(x - y) * cos30, (x + y) * 0.5 - z]
}

const toDecimal = (value: number) => String(Math.round(value * 10) / 10)
const toPath = (points: readonly Flat[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${toDecimal(x)} ${toDecimal(y)}`).join('')

export function outline(points: readonly Point[], tone: Face['tone']): Face {
  return { path: `${toPath(points.map(project))}${tone === 'line' ? '' : 'Z'}`, tone }
}

/** Cuboid from its lowest corner. */
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
const capTones = { x: 'right', y: 'left', z: 'top' } as const
const sideTones = { x: 'left', y: 'right', z: 'left' } as const
const steps = 36

/** Points of a circle around an axis. */
export function circle(axis: Axis, [x, y, z]: Point, radius: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI
    const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    if (axis === 'x') return [x, y + a, z + b]
    return axis === 'y' ? [x + a, y, z + b] : [x + a, y + b, z]
  })
}

type Round = { axis: Axis; from: Point; length: number; radius: number; endRadius?: number }

/** Solid of revolution: a cylinder, or a truncated cone if `endRadius` differs. */
export function turned({ axis, from: [x, y, z], length, radius, endRadius = radius }: Round): Face[] {
  const end: Point = [x + (axis === 'x' ? length : 0), y + (axis === 'y' ? length : 0), z + (axis === 'z' ? length : 0)]
  const cap = circle(axis, end, endRadius)
  const around = hull([...circle(axis, [x, y, z], radius), ...cap].map(project))
  return [{ path: `${toPath(around)}Z`, tone: sideTones[axis] }, outline(cap, capTones[axis])]
}

/** Plate with any outline, `depth` thick along the axis. */
export function plate(axis: 'x' | 'y', outlinePoints: readonly Point[], depth: number): Face[] {
  const moved = outlinePoints.map(([x, y, z]): Point => (axis === 'x' ? [x + depth, y, z] : [x, y + depth, z]))
  const sides = outlinePoints.map((point, index) => {
    const next = (index + 1) % outlinePoints.length
    const corners = [point, outlinePoints[next], moved[next], moved[index]].filter((one) => one !== undefined)
    return outline(corners, axis === 'x' ? 'left' : 'right')
  })
  return [...sides, outline(moved, capTones[axis])]
}

/** Convex hull, so that a solid of revolution has a single outline. */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = points.toSorted(([a, b], [c, d]) => a - c || b - d)
  const half = (ordered: readonly Flat[]) => {
    const edge: Flat[] = []
    for (const point of ordered) {
      while (edge.length >= 2 && crossProduct(edge.at(-2), edge.at(-1), point) <= 0) edge.pop()
      edge.push(point)
    }
    return edge.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Cross product of ab and ac; its sign is the direction of the turn. */
function crossProduct(a: Flat = [0, 0], b: Flat = [0, 0], c: Flat = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
