import type { OfflinePart, OfflinePartList } from '@ferrule/domain/parts/offline-part-list'
import { partsPerPage } from '@ferrule/domain/parts/part-list-query'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { getSession } from '../../sign-in/session.ts'
import { MachineParts } from '../machine-parts.generated.ts'
import { writeCopy } from './offline-copies.ts'
import { registerServiceWorker } from './register-service-worker.ts'

type OfflineRequest = { storedPage: string; language: string; product: OfflinePartList['product']; serial: string }

/** Saves the part list of a machine on this device; saves nothing if it fails. */
export async function saveOffline({ storedPage, language, product, serial }: OfflineRequest): Promise<void> {
  const { profile } = await getSession()
  const parts = await readAllParts({ slug: product.slug, language, serial })
  await startWorker(storedPage)
  await writeCopy(storedPage, { savedFor: profile.sub, savedAt: new Date(), product, serial, parts })
}

async function readAllParts(machine: { slug: string; language: string; serial: string }): Promise<OfflinePart[]> {
  const found: OfflinePart[] = []
  for (let page = 1, total = 1; found.length < total; page++) {
    const { productParts } = await queryDataService(MachineParts, { ...machine, page })
    // For a machine that the user no longer owns, the data service returns the product's general list.
    if (productParts.builtOn === null) throw new Error('unknown machine')
    found.push(...productParts.parts)
    // The list may have become shorter between two pages.
    total = productParts.parts.length < partsPerPage ? found.length : productParts.total
  }
  return found
}

/** Registers the service worker and waits until it has cached the offline page. */
async function startWorker(storedPage: string): Promise<void> {
  const worker = await registerServiceWorker(`${storedPage.slice(0, storedPage.lastIndexOf('/'))}/worker`)
  const { port1, port2 } = new MessageChannel()
  const reply = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true })
    port1.start()
  })
  worker.postMessage('keep', [port2])
  if ((await reply) !== 'cached') throw new Error('the offline page could not be cached')
}
