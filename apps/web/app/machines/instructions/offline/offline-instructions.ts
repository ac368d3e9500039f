import { toInstructionsPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { registerServiceWorker } from '../../../parts/offline/register-service-worker.ts'

/** The documents of a machine that a device keeps. They are public, so a sign-out does not remove them. */
export type OfflineMachine = { serialNumber: string; language: string; paths: readonly string[] }

const prefix = 'uapp_instructions'

function cacheNameOf(serialNumber: string): string {
  return `${prefix} ${serialNumber}`
}

export function canSaveOffline(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator
}

/** The paths of the PDFs on this device; undefined if it keeps none of this machine. */
export async function findOfflineCopy(serialNumber: string): Promise<string[] | undefined> {
  const label = toInstructionsPath(serialNumber)
  // `caches.open` would create a missing cache.
  if (!canSaveOffline() || !(await caches.has(cacheNameOf(serialNumber)))) return undefined
  const cache = await caches.open(cacheNameOf(serialNumber))
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return paths.includes(label) ? paths.filter((path) => path !== label) : undefined
}

/** Keeps the PDFs first and the page last, so that a page never lists a file that is missing. */
export async function saveOffline({ serialNumber, language, paths }: OfflineMachine): Promise<void> {
  const label = toInstructionsPath(serialNumber)
  const page = await fetch(`${label}/offline?language=${language}`)
  if (!page.ok) throw new Error(`the page responded with status ${page.status}`)
  await registerServiceWorker('/id/worker')
  const cache = await caches.open(cacheNameOf(serialNumber))
  await cache.addAll([...paths])
  await cache.put(label, page)
  const outdated = (await cache.keys()).filter(({ url }) => ![...paths, label].includes(new URL(url).pathname))
  await Promise.all(outdated.map((request) => cache.delete(request)))
}

/** Removes the documents of a machine, and the service worker with the last ones. */
export async function removeOfflineCopy(serialNumber: string): Promise<void> {
  await caches.delete(cacheNameOf(serialNumber))
  if ((await caches.keys()).some((name) => name.startsWith(prefix))) return
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.filter(({ scope }) => new URL(scope).pathname === '/id/').map((one) => one.unregister()))
}
