import { readBuildId } from '../../builds/build-id.server.ts'
import { filesPrefix } from './cache-names.ts'
import { offlineServiceWorker } from './offline-service-worker.ts'

/** `product-information/worker`: its folder is the worker's scope. A new build has a new worker. */
export async function loader() {
  const options = JSON.stringify({ build: await readBuildId(), prefix: filesPrefix, passes: 'serial' })
  return new Response(`(${offlineServiceWorker.toString()})(self, ${options})`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
