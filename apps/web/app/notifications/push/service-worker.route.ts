import { pushServiceWorker } from './push-service-worker.ts'

/** `/push/worker`: its folder is the worker's scope, which has no pages. */
export function loader() {
  return new Response(`(${pushServiceWorker.toString()})(self)`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
