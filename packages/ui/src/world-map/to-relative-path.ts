type Point = readonly [number, number]

/**
 * Rewrites a path of whole coordinates (`M1,2L3,4Z`) with relative ones, which take half of the bytes. Points that equal
 * the one before them, and areas without an extent, are left out.
 */
export function toRelativePath(path: string): string {
  let at: Point = [0, 0]
  let relative = ''
  for (const part of path.match(/M[^M]+/g) ?? []) {
    const isClosed = part.endsWith('Z')
    const points = readPoints(part, isClosed)
    const [start] = points
    if (!start || points.length < (isClosed ? 3 : 2)) continue
    let command = 'm'
    for (const point of points) {
      relative += writeStep(command, [point[0] - at[0], point[1] - at[1]])
      command = command === 'm' ? 'l' : ''
      at = point
    }
    if (!isClosed) continue
    relative += 'z'
    at = start
  }
  return relative
}

function readPoints(part: string, isClosed: boolean): Point[] {
  const all = part.split(/[MLZ]/).filter(Boolean).map(readPoint)
  const points = all.filter((point, index) => !isSame(point, all[index - 1]))
  return isClosed && isSame(points.at(-1), points[0]) ? points.slice(0, -1) : points
}

function readPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && one[0] === other?.[0] && one[1] === other[1]
}

/** A minus separates numbers too. */
function writeStep(command: string, [x, y]: Point): string {
  const separator = command === '' && x >= 0 ? ' ' : ''
  return `${command}${separator}${x}${y < 0 ? '' : ' '}${y}`
}
