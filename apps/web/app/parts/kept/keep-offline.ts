import type { KeptPart, KeptParts } from '@ferrule/domain/parts/kept-parts'
import { partsPerPage } from '@ferrule/domain/parts/part-list'
import { askData } from '../../sign-in/ask-data.ts'
import { getSession } from '../../sign-in/session.ts'
import { MachineParts } from '../machine-parts.generated.ts'
import { writeCopy } from './kept-copies.ts'

type Wanted = { keptPage: string; language: string; product: KeptParts['product']; serial: string }

/** Keeps the part list of a machine on this device. It is kept when this ends, and not at all when it fails. */
export async function keepOffline({ keptPage, language, product, serial }: Wanted): Promise<void> {
  const { profile } = await getSession()
  const parts = await readAllParts({ slug: product.slug, language, serial })
  await startWorker(keptPage)
  await writeCopy(keptPage, { keptFor: profile.sub, keptAt: new Date(), product, serial, parts })
}

async function readAllParts(machine: { slug: string; language: string; serial: string }): Promise<KeptPart[]> {
  const found: KeptPart[] = []
  for (let page = 1, total = 1; found.length < total; page++) {
    const { productParts } = await askData(MachineParts, { ...machine, page })
    // A machine that is no longer theirs has the list of all machines, which is not what was asked for.
    if (productParts.builtOn === null) throw new Error('the machine is not known')
    found.push(...productParts.parts)
    // The list may have grown shorter on the way.
    total = productParts.parts.length < partsPerPage ? found.length : productParts.total
  }
  return found
}

/** Waits until the worker has all it needs to show a list without network. */
async function startWorker(keptPage: string): Promise<void> {
  const script = keptPage.replace(/[^/]+$/, 'worker')
  const policy = window.trustedTypes?.createPolicy('kept-parts', { createScriptURL: () => script })
  const { active, installing, waiting } = await navigator.serviceWorker.register(
    policy?.createScriptURL(script) ?? script,
  )
  const worker = active ?? installing ?? waiting
  if (!worker) throw new Error('the browser starts no service worker')
  await toBeActive(worker)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true })
    port1.start()
  })
  worker.postMessage('keep', [port2])
  if ((await answer) !== 'kept') throw new Error('the page of kept lists could not be kept')
}

function toBeActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('the service worker could not be installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
