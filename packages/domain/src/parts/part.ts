/** Where in a machine a part belongs. */
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

/** How a part is drawn in an exploded view; what fits none of the others is a block. */
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

/** What a source calls a shape may be one nobody has drawn. */
export function toPartShape(name: string | null): PartShape {
  return partShapes.find((shape) => shape === name) ?? 'block'
}

/** Stands for an assembly in the drawing of the whole machine. */
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

const plenty = 10
const few = 2

/** How well a part can be had, from how many lie in the store. */
export function toAvailabilityStatus(stock: number): AvailabilityStatus {
  if (stock >= plenty) return 'high'
  if (stock >= few) return 'medium'
  return stock > 0 ? 'low' : 'out-of-stock'
}

type Replaceable = { articleNumber: string; replacedBy: string | null }

const longestChain = 10

/** The end of the line of replacements; nothing for a part that is still delivered, and for a line that goes round. */
export function findReplacement<Part extends Replaceable>(
  part: Part,
  find: (articleNumber: string) => Part | undefined,
): Part | undefined {
  const seen = new Set([part.articleNumber])
  let last: Part | undefined
  let next = part.replacedBy
  while (next !== null && seen.size <= longestChain) {
    if (seen.has(next)) return undefined
    seen.add(next)
    const found = find(next)
    if (!found) return last
    last = found
    next = found.replacedBy
  }
  return last
}
