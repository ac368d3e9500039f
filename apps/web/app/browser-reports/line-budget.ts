/** Returns whether another line may be logged: a fault of a page is reported by every visitor. */
export function createLineBudget(perMinute: number, now: () => number): () => boolean {
  let minute = -1
  let lines = 0
  return () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      minute = current
      lines = 0
    }
    lines += 1
    return lines <= perMinute
  }
}
