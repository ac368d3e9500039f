import { type OfflinePartList, parseOfflineParts } from '@ferrule/domain/parts/offline-part-list'
import { readIdentitySettings } from '../../sign-in/identity-settings.ts'
import { isSignedOut } from '../../sign-in/stored-person.ts'
import { clearOfflineCopies } from './clear-offline-copies.ts'
import { copiesName } from './cache-names.ts'

/** Only if the sign-in outlives its tab: with session storage, no data may remain after the tab is closed. */
export function canSaveOffline(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator && readIdentitySettings().storage === 'local'
}

/** Each language has its own offline page, which shows the copies saved in that language. */
export type OfflineCopy = OfflinePartList & { storedPage: string }

/** Returns the copies on this device, and deletes expired ones; all of them if the user is signed out. */
export async function listCopies(): Promise<OfflineCopy[]> {
  if (!('caches' in window)) return []
  if (isSignedOut()) await clearOfflineCopies()
  // `caches.open` would create a missing cache.
  if (!(await caches.has(copiesName))) return []
  const cache = await caches.open(copiesName)
  const copies = await Promise.all(
    (await cache.keys()).map(async (key) => {
      const copy = parseOfflineParts(await readJson(await cache.match(key)), new Date())
      if (!copy) await cache.delete(key)
      return copy ? { ...copy, storedPage: new URL(key.url).pathname.replace(/\/[^/]+$/, '') } : []
    }),
  )
  return copies.flat()
}

export async function writeCopy(storedPage: string, copy: OfflinePartList): Promise<void> {
  const cache = await caches.open(copiesName)
  await cache.put(toKey(storedPage, copy.serial), Response.json(copy))
}

export async function removeCopy(storedPage: string, serial: string): Promise<void> {
  const cache = await caches.open(copiesName)
  await cache.delete(toKey(storedPage, serial))
}

async function readJson(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined)
}

function toKey(storedPage: string, serial: string): string {
  return `${storedPage}/${encodeURIComponent(serial)}`
}
