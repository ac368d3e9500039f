import { toFields } from '../../sign-in/to-fields.ts'
import { copiesName, filesPrefix } from './kept-names.ts'

/** At a sign-out: every copy in every language, what shows them, and who gave them. */
export async function forgetCopies(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys()
  const kept = names.filter((name) => name === copiesName || name.startsWith(filesPrefix))
  await Promise.all(kept.map((name) => caches.delete(name)))
  const workers = await navigator.serviceWorker.getRegistrations()
  const own = workers.filter(({ scope }) => scope.endsWith('/product-information/'))
  await Promise.all(own.map((worker) => worker.unregister()))
}

/** At a sign-in: what somebody else left on this device. Every portal page loads this, so it goes without a schema. */
export async function forgetCopiesOfOthers(subject: string): Promise<void> {
  if (!('caches' in window) || !(await caches.has(copiesName))) return
  const cache = await caches.open(copiesName)
  const owners = await Promise.all((await cache.keys()).map(async (key) => ownerOf(await cache.match(key))))
  if (owners.some((owner) => owner !== subject)) await forgetCopies()
}

async function ownerOf(response: Response | undefined): Promise<unknown> {
  const stored: unknown = await response?.json().catch(() => undefined)
  return typeof stored === 'object' ? toFields(stored).keptFor : undefined
}
