/**
 * Runs pieces of work on one thing after the other, so that none overwrites what another one just wrote. It is
 * enough to do so in this process: there is only one active worker.
 */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
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
