import { freePort } from '@ferrule/tasks/free-port'
import { connectInspector } from './connect-inspector.ts'
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts'

export type ProfileNode = { id: number; callFrame: { functionName: string }; children?: number[] }
/** A CPU profile; `samples` are the ids of the running nodes. */
export type Profile = { nodes: ProfileNode[]; samples: number[] }

export type ProfiledWebsite = MeasuredServer & {
  startProfile(): Promise<void>
  endProfile(): Promise<Profile>
  /** The resident memory and the used heap after a garbage collection, in MB. */
  memoryAfterCollection(): Promise<{ resident: number; heap: number }>
}

/** Starts the built website on its own port, so that the profile contains no other requests. */
export async function startProfiledWebsite(connections = 1): Promise<ProfiledWebsite> {
  const [port, operationsPort, inspectorPort] = [await freePort(), await freePort(), await freePort()]
  const website = await startMeasuredServer({
    args: [`--inspect=127.0.0.1:${inspectorPort}`, 'build/server/index.js'],
    folder: 'apps/web',
    port,
    environment: { WEB_PORT: String(port), WEB_OPERATIONS_PORT: String(operationsPort) },
    readyPath: '/readyz',
    connections,
  })
  const inspector = await connectInspector(inspectorPort)
  return {
    ...website,
    async startProfile() {
      await inspector('Profiler.enable')
      await inspector('Profiler.start')
    },
    endProfile: async () => (await inspector('Profiler.stop'))['profile'] as Profile,
    async memoryAfterCollection() {
      await inspector('HeapProfiler.collectGarbage')
      const { usedSize } = await inspector('Runtime.getHeapUsage')
      return { resident: Math.round(website.residentMb()), heap: Math.round(Number(usedSize) / 1_000_000) }
    },
  }
}
