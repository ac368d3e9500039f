/** A block, reduced to its type and its serialised content. */
export type ComparableBlock = { type: string; content: string }

export type BlockChange = 'new' | 'changed'

export type BlockComparison = {
  /** One entry for each block of the draft; undefined for an unchanged block. */
  changes: (BlockChange | undefined)[]
  /** Published blocks that the draft lacks: the index of the published block, and of the draft block it stood before. */
  removed: { index: number; before: number }[]
}

/**
 * Compares the blocks of a draft with the published ones. Unchanged blocks are a longest common subsequence; between
 * two of them, blocks of the same type are paired in their order and count as changed.
 */
export function compareBlocks(
  published: readonly ComparableBlock[],
  draft: readonly ComparableBlock[],
): BlockComparison {
  const changes: (BlockChange | undefined)[] = draft.map(() => undefined)
  const removed: BlockComparison['removed'] = []
  let [from, to] = [0, 0]
  for (const [nextFrom, nextTo] of [...matchEqual(published, draft), [published.length, draft.length] as const]) {
    const unpaired = range(to, nextTo)
    for (const index of range(from, nextFrom)) {
      const pair = unpaired.findIndex((candidate) => draft[candidate]?.type === published[index]?.type)
      if (pair === -1) {
        removed.push({ index, before: unpaired[0] ?? nextTo })
        continue
      }
      // Blocks before the pair have no counterpart: order is kept, so that a pair never crosses another.
      for (const added of unpaired.splice(0, pair)) changes[added] = 'new'
      const [changed] = unpaired.splice(0, 1)
      if (changed !== undefined) changes[changed] = 'changed'
    }
    for (const added of unpaired) changes[added] = 'new'
    ;[from, to] = [nextFrom + 1, nextTo + 1]
  }
  return { changes, removed }
}

/** The index pairs of a longest common subsequence. */
function matchEqual(left: readonly ComparableBlock[], right: readonly ComparableBlock[]): [number, number][] {
  const lengths = lengthsOfCommon(left, right)
  const pairs: [number, number][] = []
  let [one, other] = [0, 0]
  while (one < left.length && other < right.length) {
    if (isSame(left[one], right[other])) pairs.push([one++, other++])
    else if (at(lengths, one + 1, other) >= at(lengths, one, other + 1)) one++
    else other++
  }
  return pairs
}

/** For each pair of positions, the length of the longest common subsequence of the blocks from there on. */
function lengthsOfCommon(left: readonly ComparableBlock[], right: readonly ComparableBlock[]): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => Array<number>(right.length + 1).fill(0))
  for (const one of range(0, left.length).toReversed())
    for (const other of range(0, right.length).toReversed()) {
      const row = lengths[one] ?? []
      row[other] = isSame(left[one], right[other])
        ? at(lengths, one + 1, other + 1) + 1
        : Math.max(at(lengths, one + 1, other), at(lengths, one, other + 1))
    }
  return lengths
}

function isSame(one: ComparableBlock | undefined, other: ComparableBlock | undefined): boolean {
  return one?.type === other?.type && one?.content === other?.content
}

function at(lengths: readonly number[][], row: number, column: number): number {
  return lengths[row]?.[column] ?? 0
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
