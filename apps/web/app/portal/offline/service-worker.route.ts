import { readBuildId } from '../../builds/build-id.server.ts'
import { offlineServiceWorker } from '../../parts/offline/offline-service-worker.ts'

/** `mykomax/worker`: its folder is the worker's scope. The parts have a worker of their own below it. */
export async function loader() {
  const options = JSON.stringify({ build: await readBuildId(), prefix: 'uapp_offline-page', passes: 'address' })
  return new Response(`(${offlineServiceWorker.toString()})(self, ${options})`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
