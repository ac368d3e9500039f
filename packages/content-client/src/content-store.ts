import type { Redirect } from '@ferrule/domain/redirects/redirect-table'
import type { Entry } from './content-entries.ts'

/** The result for one address. `redirect` is undefined if the address is known to have none. */
export type KnownRedirect = { redirect: Redirect | undefined }

/** The second cache tier, shared by all processes: all published content, until it changes. Rejects if unavailable. */
export type ContentStore = {
  find<T>(entry: Entry<T>): Promise<T | undefined>
  /** Stores what the worker read after a change, without expiry. */
  put<T>(entry: Entry<T>, value: T): Promise<void>
  /** Stores a value that was read after a cache miss: never overwrites an existing one, and expires. */
  fill<T>(entry: Entry<T>, value: T): Promise<void>
  /** Removes the expiry of a filled value that the worker found to be current. */
  persist(key: string): Promise<void>
  remove(key: string): Promise<void>
  /** Returns undefined if the store does not hold the redirects of this site. */
  findRedirect(siteSlug: string, previousUrl: string): Promise<KnownRedirect | undefined>
  /** Returns all redirects of a site, or undefined if the store does not hold them. */
  findRedirects(siteSlug: string): Promise<Redirect[] | undefined>
  /** Replaces all redirects of a site. Other addresses then count as having no redirect. */
  putRedirects(siteSlug: string, redirects: readonly Redirect[]): Promise<void>
  /** Notifies every web process to invalidate these keys. */
  publishChange(keys: readonly string[]): Promise<void>
  /** Lets every web process hold reads of these keys until `publishChange` names them. */
  publishHold(keys: readonly string[]): Promise<void>
  /** Notifies every web process to reload all entries. */
  publishClear(): Promise<void>
}
