/** Runs one task at a time for each key; concurrent calls with the same key share its result. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const current = running.get(key)
    if (current) return current
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
