import type { Builder } from '../graphql/builder.ts'
import { type LastDownload, readLastDownloads } from './read-last-downloads.ts'
import { type InstalledMachine, readSoftware, type SoftwareFamily } from './read-software.ts'
import type { ShownRelease } from './release-store.ts'
import { startDownload } from './start-download.ts'

type Answer = { path: string | null; refusal: string | null }

export function addSoftwareFields(builder: Builder): void {
  addSoftware(builder)
  addLastDownloads(builder)
  addDownload(builder)
}

function addSoftware(builder: Builder): void {
  const release = builder.objectRef<ShownRelease>('SoftwareRelease').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeString('version'),
      releasedOn: t.exposeString('releasedOn', { description: 'As 2026-10-28' }),
      notes: t.exposeString('notes'),
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
      sha256: t.exposeString('sha256'),
      signature: t.string({
        description: 'Of the line `sha256sum -c` reads: Ed25519, detached, in Base64',
        resolve: (file, _, { softwareSigning }) => softwareSigning.sign(file),
      }),
    }),
  })
  const machine = builder.objectRef<InstalledMachine>('InstalledMachine').implement({
    fields: (t) => ({
      serialNumber: t.exposeString('serialNumber'),
      model: t.exposeString('model'),
      nameInPlant: t.exposeString('nameInPlant'),
      plantId: t.exposeID('plantId'),
      plantName: t.exposeString('plantName'),
      softwareVersion: t.exposeString('softwareVersion'),
      versionsBehind: t.exposeInt('versionsBehind'),
    }),
  })
  const family = builder.objectRef<SoftwareFamily>('SoftwareFamily').implement({
    description: 'Control software, and the caller’s machines it runs on',
    fields: (t) => ({
      family: t.exposeString('family'),
      releases: t.expose('releases', { type: [release], description: 'The newest first' }),
      machines: t.expose('machines', { type: [machine], description: 'Those furthest behind first' }),
    }),
  })
  builder.queryField('software', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: [family],
      description: 'For the machines of the caller’s organisations',
      args: { language: t.arg.string({ required: true }) },
      resolve: (_, { language }, context) => readSoftware(context, context.actor, language),
    }),
  )
}

function addLastDownloads(builder: Builder): void {
  const download = builder.objectRef<LastDownload>('LastDownload').implement({
    fields: (t) => ({
      family: t.exposeString('family'),
      version: t.exposeString('version'),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  })
  builder.queryField('lastDownloads', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: [download],
      description: 'Software that the caller took, the latest first',
      resolve: (_, __, context) => readLastDownloads(context, context.actor),
    }),
  )
}

function addDownload(builder: Builder): void {
  const payload = builder.objectRef<Answer>('StartDownloadPayload').implement({
    fields: (t) => ({
      path: t.exposeString('path', { nullable: true, description: 'On our own host, for a quarter of an hour' }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('startDownload', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { family: t.arg.string({ required: true }), version: t.arg.string({ required: true }) },
      resolve: async (_, wanted, context): Promise<Answer> => {
        const result = await startDownload(context, context.actor, wanted)
        return result.ok ? { path: result.value.path, refusal: null } : { path: null, refusal: result.reason }
      },
    }),
  )
}
