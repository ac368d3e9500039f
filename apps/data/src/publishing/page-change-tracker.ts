/**
 * Tracks pages that are being refreshed, so that a warm-up that read a page before the change does not overwrite the
 * newer version.
 */
export class PageChangeTracker {
  readonly #watches = new Set<Set<string>>()

  /** Must be called before a changed page is read. */
  note(pageId: string): void {
    for (const watch of this.#watches) watch.add(pageId)
  }

  /** Runs work with a predicate that returns whether a page has changed since the work started. */
  async watch<T>(work: (hasChanged: (pageId: string) => boolean) => Promise<T>): Promise<T> {
    const watch = new Set<string>()
    this.#watches.add(watch)
    try {
      return await work((pageId) => watch.has(pageId))
    } finally {
      this.#watches.delete(watch)
    }
  }
}
