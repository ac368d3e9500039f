/** Longer than any release takes; then the old content is served again. */
const maxHoldMs = 5000

type Hold = { released: Promise<void>; release: () => void }

/**
 * Reads of these keys wait until the release that changes them is complete, so that no visitor sees a part of it. If
 * the worker crashes meanwhile, they go on with the old content.
 */
export function createHeldReads() {
  const holds = new Map<string, Hold>()
  const release = (keys: readonly string[]) => {
    for (const key of keys) {
      holds.get(key)?.release()
      holds.delete(key)
    }
  }
  return {
    release,
    hold(keys: readonly string[]): void {
      const { promise: released, resolve } = Promise.withResolvers<void>()
      for (const key of keys) if (!holds.has(key)) holds.set(key, { released, release: resolve })
      setTimeout(() => release(keys), maxHoldMs).unref()
    },
    /** Resolves when the key is released; undefined if it is not held. */
    findRelease(key: string): Promise<void> | undefined {
      return holds.get(key)?.released
    },
  }
}
