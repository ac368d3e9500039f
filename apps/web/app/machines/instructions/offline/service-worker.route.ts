import { instructionsServiceWorker } from './instructions-service-worker.ts'

/** `/id/worker`: its folder is the worker's scope, which has the addresses of all labels. */
export function loader() {
  return new Response(`(${instructionsServiceWorker.toString()})(self)`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
