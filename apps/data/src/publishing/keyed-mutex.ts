/**
 * A mutex per key: runs work on the same key one after the other, so that no run overwrites a newer result. A mutex in
 * this process is enough, because only one worker is active.
 */
export function createKeyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const started = before.then(work, work)
    last.set(key, started)
    const done = () => {
      if (last.get(key) === started) last.delete(key)
    }
    started.then(done, done)
    return started
  }
}
