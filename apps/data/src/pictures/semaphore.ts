/** Thrown when the queue is full; the caller should retry later. */
export class QueueFullError extends Error {
  constructor() {
    super('the queue is full')
    this.name = 'QueueFullError'
  }
}

/** Limits concurrent work; further calls wait in a first-in, first-out queue of limited length. */
export function createSemaphore({ maxConcurrent, maxQueued }: { maxConcurrent: number; maxQueued: number }) {
  const queue: (() => void)[] = []
  let running = 0
  return async function withPermit<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxConcurrent) {
      if (queue.length >= maxQueued) throw new QueueFullError()
      // A finished call passes its permit to the next, so that no new call can overtake.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
