/** Draws of one sequence. The same seed gives the same draws, so that a failed sequence can be repeated. */
export type Draw = ReturnType<typeof createDraw>

export function createDraw(seed: number) {
  let state = seed
  let count = 0
  // mulberry32
  const random = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    /** A number that no other draw of this sequence returned. */
    next: () => ++count,
    chance: (oneIn: number) => below(oneIn) === 0,
    pick: <One>(list: readonly One[]): One => list[below(list.length)] as One,
    without: <One>(list: readonly One[]): One[] => list.toSpliced(below(list.length), 1),
    shuffle: <One>(list: readonly One[]): One[] =>
      list
        .map((one) => ({ one, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one),
  }
}
