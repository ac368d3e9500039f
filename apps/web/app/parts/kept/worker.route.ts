import { readBuildId } from '../../builds/build-id.server.ts'
import { filesPrefix } from './kept-names.ts'
import { workOffline } from './work-offline.ts'

/** `product-information/worker`: its folder is all it may answer for. A new build is a new worker. */
export async function loader() {
  const given = JSON.stringify({ build: await readBuildId(), prefix: filesPrefix })
  return new Response(`(${workOffline.toString()})(self, ${given})`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
