export type MarkupStore<Markup> = {
  find(key: string): Markup | undefined
  set(key: string, markup: Markup, length: number): void
}

/** Stores markup in the memory of this process up to a total length; the least recently used goes first. */
export function createMarkupStore<Markup>(maxLength: number): MarkupStore<Markup> {
  // A map lists its entries in the order of insertion, so a used entry is inserted again.
  const entries = new Map<string, { markup: Markup; length: number }>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }

  return {
    find(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.markup
    },
    set(key, markup, length) {
      remove(key)
      entries.set(key, { markup, length })
      total += length
      for (const oldest of entries.keys()) {
        if (total <= maxLength) return
        remove(oldest)
      }
    },
  }
}
