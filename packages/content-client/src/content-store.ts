import type { Entry } from './content-entries.ts'

/** The second level: everything that is published, kept until it changes. Rejects when it cannot be reached. */
export type ContentStore = {
  find<T>(entry: Entry<T>): Promise<T | undefined>
  /** What the worker read after a change. It stays until the next change. */
  put<T>(entry: Entry<T>, value: T): Promise<void>
  /** What a reader of something missing brought along: never over something newer, and only for a while. */
  fill<T>(entry: Entry<T>, value: T): Promise<void>
  /** What a reader brought along turned out to be right: it stays until the next change. */
  keep(key: string): Promise<void>
  remove(key: string): Promise<void>
  /** Tells every web process to forget what lies under these keys. */
  publishChange(keys: readonly string[]): Promise<void>
  /** Tells every web process to forget everything. */
  publishClear(): Promise<void>
}
