/**
 * Which pages are being brought up to date, so that a warm-up that read one of them before does not put its older
 * reading over the newer one.
 */
export class ChangingPages {
  readonly #watches = new Set<Set<string>>()

  /** To be called before a changed page is read. */
  note(pageId: string): void {
    for (const watch of this.#watches) watch.add(pageId)
  }

  /** Runs the work; what it is handed tells whether a page changed since it began. */
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
