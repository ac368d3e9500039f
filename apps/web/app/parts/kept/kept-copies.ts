import { type KeptParts, readKeptParts } from '@ferrule/domain/parts/kept-parts'
import { readIdentitySettings } from '../../sign-in/identity-settings.ts'
import { isSignedOut } from '../../sign-in/stored-person.ts'
import { forgetCopies } from './forget-copies.ts'
import { copiesName } from './kept-names.ts'

/** Only where a sign-in outlives its tab: whoever has it end there wants nothing to stay behind. */
export function canKeepOffline(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator && readIdentitySettings().storage === 'local'
}

/** Each language has a page of its own, which shows what was kept in it. */
export type KeptCopy = KeptParts & { keptPage: string }

/** Every copy on this device, without those that are too old. After a sign-out there are none. */
export async function listCopies(): Promise<KeptCopy[]> {
  if (!('caches' in window)) return []
  if (isSignedOut()) await forgetCopies()
  // To open a store that is not there would make it.
  if (!(await caches.has(copiesName))) return []
  const cache = await caches.open(copiesName)
  const copies = await Promise.all(
    (await cache.keys()).map(async (key) => {
      const copy = readKeptParts(await readJson(await cache.match(key)), new Date())
      if (!copy) await cache.delete(key)
      return copy ? { ...copy, keptPage: new URL(key.url).pathname.replace(/\/[^/]+$/, '') } : []
    }),
  )
  return copies.flat()
}

export async function writeCopy(keptPage: string, copy: KeptParts): Promise<void> {
  const cache = await caches.open(copiesName)
  await cache.put(toKey(keptPage, copy.serial), Response.json(copy))
}

export async function removeCopy(keptPage: string, serial: string): Promise<void> {
  const cache = await caches.open(copiesName)
  await cache.delete(toKey(keptPage, serial))
}

async function readJson(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined)
}

function toKey(keptPage: string, serial: string): string {
  return `${keptPage}/${encodeURIComponent(serial)}`
}
