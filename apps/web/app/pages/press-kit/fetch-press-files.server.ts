import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from '../../visit/services.server.ts'
import type { PressFile } from './to-press-files.ts'
import type { ArchivedFile } from './write-zip.ts'

/** Rendering a large picture for the first time takes some seconds. */
const timeoutMs = 25_000

/**
 * Fetches the pictures of an archive one after another. The first one is awaited here, so that an outage of the data
 * service is an error and not half an archive. A picture that no longer exists is left out.
 */
export async function fetchPressFiles(
  [first, ...others]: readonly PressFile[],
  text: ArchivedFile,
): Promise<AsyncIterable<ArchivedFile>> {
  const fetched = first && (await fetchFile(first))
  async function* all() {
    yield text
    if (fetched) yield fetched
    for (const file of others) {
      const entry = await fetchFile(file)
      if (entry) yield entry
    }
  }
  return all()
}

async function fetchFile({ name, path }: PressFile): Promise<ArchivedFile | undefined> {
  const url = `${getServices().settings.DATA_SERVICE_URL}${path}`
  const response = await tracedFetch('data media', url, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { name, bytes: new Uint8Array(await response.arrayBuffer()) }
}
