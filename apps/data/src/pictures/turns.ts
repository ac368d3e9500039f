/** What has to wait longer than this line is better asked for again. */
export class TooManyWaiting extends Error {
  constructor() {
    super('too much is waiting for its turn')
    this.name = 'TooManyWaiting'
  }
}

/** Lets only so many do something at once; the others wait for their turn, first come first served. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let busy = 0
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (line.length >= waiting) throw new TooManyWaiting()
      // Whoever ends hands its place over, so that nobody can slip in between.
      await new Promise<void>((resolve) => line.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
