import { toFields } from '../../sign-in/to-fields.ts'
import { copiesName, filesPrefix } from './cache-names.ts'

/** Deletes all offline copies, their files and their service workers at a sign-out. */
export async function clearOfflineCopies(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys()
  const offlineCaches = names.filter((name) => name === copiesName || name.startsWith(filesPrefix))
  await Promise.all(offlineCaches.map((name) => caches.delete(name)))
  const workers = await navigator.serviceWorker.getRegistrations()
  const offlineWorkers = workers.filter(({ scope }) => scope.endsWith('/product-information/'))
  await Promise.all(offlineWorkers.map((worker) => worker.unregister()))
}

/** Deletes the copies of another user at a sign-in. Without a schema library, because every portal page loads this. */
export async function clearOfflineCopiesOfOthers(subject: string): Promise<void> {
  if (!('caches' in window) || !(await caches.has(copiesName))) return
  const cache = await caches.open(copiesName)
  const owners = await Promise.all((await cache.keys()).map(async (key) => ownerOf(await cache.match(key))))
  if (owners.some((owner) => owner !== subject)) await clearOfflineCopies()
}

async function ownerOf(response: Response | undefined): Promise<unknown> {
  const stored: unknown = await response?.json().catch(() => undefined)
  return typeof stored === 'object' ? toFields(stored).savedFor : undefined
}
