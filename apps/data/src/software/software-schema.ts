import type { Builder } from '../graphql/builder.ts'
import { countUpdates } from './count-updates.ts'
import { type LastDownload, readLastDownloads } from './read-last-downloads.ts'
import { type InstalledMachine, readSoftware, type SoftwareFamily } from './read-software.ts'
import { readSbom, type Sbom } from './read-sbom.ts'
import type { ReleaseView } from './release-store.ts'
import { startDownload } from './start-download.ts'

type DownloadPayload = { path: string | null; refusal: string | null }

export function addSoftwareFields(builder: Builder): void {
  addSoftware(builder)
  addUpdateCount(builder)
  addLastDownloads(builder)
  addDownload(builder)
  addSbom(builder)
}

function addSoftware(builder: Builder): void {
  const release = builder.objectRef<ReleaseView>('SoftwareRelease').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeString('version'),
      releasedOn: t.exposeString('releasedOn', { description: 'Date such as 2026-10-28' }),
      notes: t.exposeString('notes'),
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
      sha256: t.exposeString('sha256'),
      components: t.exposeInt('components', {
        nullable: true,
        description: 'Number of components in its SBOM; null if it has none',
      }),
      signature: t.string({
        description: 'Detached Ed25519 signature of the `sha256sum -c` line, in Base64',
        resolve: (file, _, { softwareSigning }) => softwareSigning.sign(file),
      }),
    }),
  })
  const machine = builder.objectRef<InstalledMachine>('InstalledMachine').implement({
    fields: (t) => ({
      serialNumber: t.exposeString('serialNumber'),
      model: t.exposeString('model'),
      assetName: t.exposeString('assetName'),
      plantId: t.exposeID('plantId'),
      plantName: t.exposeString('plantName'),
      softwareVersion: t.exposeString('softwareVersion'),
      versionsBehind: t.exposeInt('versionsBehind'),
    }),
  })
  const family = builder.objectRef<SoftwareFamily>('SoftwareFamily').implement({
    description: 'A family of control software with the caller’s machines that run it',
    fields: (t) => ({
      family: t.exposeString('family'),
      releases: t.expose('releases', { type: [release], description: 'Newest first' }),
      machines: t.expose('machines', { type: [machine], description: 'Machines furthest behind first' }),
    }),
  })
  builder.queryField('software', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: [family],
      description: 'Software for the machines of the caller’s organisations',
      args: { language: t.arg.string({ required: true }) },
      resolve: (_, { language }, context) => readSoftware(context, context.actor, language),
    }),
  )
}

function addUpdateCount(builder: Builder): void {
  builder.queryField('softwareUpdates', (t) =>
    t.withAuth({ signedIn: true }).int({
      description: 'Number of the caller’s machines for which newer software exists',
      resolve: (_, __, context) => countUpdates(context, context.actor),
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
      description: 'Last downloads of the caller, newest first',
      resolve: (_, __, context) => readLastDownloads(context, context.actor),
    }),
  )
}

function addDownload(builder: Builder): void {
  const payload = builder.objectRef<DownloadPayload>('StartDownloadPayload').implement({
    fields: (t) => ({
      path: t.exposeString('path', { nullable: true, description: 'Path on our own host, valid for 15 minutes' }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('startDownload', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { family: t.arg.string({ required: true }), version: t.arg.string({ required: true }) },
      resolve: async (_, release, context): Promise<DownloadPayload> => {
        const result = await startDownload(context, context.actor, release)
        return result.ok ? { path: result.value.path, refusal: null } : { path: null, refusal: result.reason }
      },
    }),
  )
}

function addSbom(builder: Builder): void {
  const sbom = builder.objectRef<Sbom>('SoftwareSbom').implement({
    description: 'The components of a release, as CycloneDX 1.6',
    fields: (t) => ({
      fileName: t.exposeString('fileName'),
      sha256: t.exposeString('sha256', { description: 'Checksum of the document' }),
      document: t.exposeString('document', { description: 'The text of the file' }),
    }),
  })
  builder.queryField('softwareSbom', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: sbom,
      nullable: true,
      description: 'Null for a release without SBOM, and for one that the caller may not download',
      args: { family: t.arg.string({ required: true }), version: t.arg.string({ required: true }) },
      resolve: async (_, release, context) => (await readSbom(context, context.actor, release)) ?? null,
    }),
  )
}
