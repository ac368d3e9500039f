/** The assemblies of a machine. */
export const assemblies = [
  'cutting',
  'feeding',
  'crimping',
  'transfer',
  'sensors',
  'pneumatics',
  'control',
  'cabinet',
] as const
export type Assembly = (typeof assemblies)[number]

/** The shapes of parts in an exploded view; `block` is the fallback. */
export const partShapes = [
  'block',
  'blade',
  'strip-blade',
  'cutter-head',
  'belt',
  'drive-belt',
  'roller',
  'wire-guide',
  'applicator',
  'crimp-die',
  'terminal-reel',
  'gripper',
  'gripper-jaw',
  'sensor',
  'force-sensor',
  'cylinder',
  'valve',
  'board',
  'supply',
  'filter',
  'fan',
] as const
export type PartShape = (typeof partShapes)[number]

/** Import sources may name shapes that do not exist here. */
export function toPartShape(name: string | null): PartShape {
  return partShapes.find((shape) => shape === name) ?? 'block'
}

/** The shape that represents an assembly in the drawing of the whole machine. */
export const shapeOfAssembly: Readonly<Record<Assembly, PartShape>> = {
  cutting: 'cutter-head',
  feeding: 'roller',
  crimping: 'applicator',
  transfer: 'gripper',
  sensors: 'sensor',
  pneumatics: 'cylinder',
  control: 'board',
  cabinet: 'fan',
}

export const availabilityStatuses = ['high', 'medium', 'low', 'out-of-stock'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

const highStock = 10
const mediumStock = 2

/** The availability by the number of pieces in stock. */
export function toAvailabilityStatus(stock: number): AvailabilityStatus {
  if (stock >= highStock) return 'high'
  if (stock >= mediumStock) return 'medium'
  return stock > 0 ? 'low' : 'out-of-stock'
}

type Replaceable = { articleNumber: string; replacedBy: string | null }

const maxReplacements = 10

/** The last part in the chain of replacements; undefined for a part that is still delivered or a circular chain. */
export function findReplacement<Part extends Replaceable>(
  part: Part,
  find: (articleNumber: string) => Part | undefined,
): Part | undefined {
  const seen = new Set([part.articleNumber])
  let last: Part | undefined
  let next = part.replacedBy
  while (next !== null && seen.size <= maxReplacements) {
    if (seen.has(next)) return undefined
    seen.add(next)
    const found = find(next)
    if (!found) return last
    last = found
    next = found.replacedBy
  }
  return last
}
