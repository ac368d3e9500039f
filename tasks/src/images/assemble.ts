import { chmodSync, cpSync, existsSync, globSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root } from '../environment.ts'
import { toBillOfMaterials } from './bill-of-materials.ts'
import { commitTime } from './commit-time.ts'
import { copyEntry } from './copy-entry.ts'
import { copyPreviousVersion } from './copy-previous-version.ts'
import type { NodeImage } from './image-contents.ts'
import { followLinks } from './follow-links.ts'
import { listNextFiles } from './list-next-files.ts'
import { runOrThrow } from './run-or-throw.ts'
import { traceFiles } from './trace-files.ts'
import { isUnused } from './unused-files.ts'

type NodeAssembly = { name: string; image: NodeImage; folder: string; previous: string | undefined }

/** Copies the files that the modules of an image load, under their paths in the checkout. */
export async function assembleNodeImage({ name, image, folder, previous }: NodeAssembly): Promise<void> {
  const included = globSync([...image.include], { cwd: root }).filter((path) => statSync(join(root, path)).isFile())
  const next = name === 'cms' ? listNextFiles('apps/cms') : []
  const listed = [...(await traceFiles(image.entries)), ...included, ...next].filter((path) => !isUnused(path))
  const files = followLinks(root, listed)
  for (const file of files) copyEntry(join(root, file), join(folder, file))
  writeFileSync(join(folder, 'sbom.cdx.json'), toBillOfMaterials(name, files))
  await copyPreviousVersion({ name, folder, previous })
}

/** The rules, the scripts that follow hosts and addresses, and the start script. */
export async function assembleEdge(folder: string): Promise<void> {
  const files = [...globSync('infra/edge/{*.vcl,*.sh,parameters}', { cwd: root }), 'infra/images/start-edge.sh']
  for (const file of files) copyEntry(join(root, file), join(folder, file.split('/').at(-1) ?? ''))
}

/** Keycloak as `./dev up` installs it, a Java runtime with the modules it needs, our theme and the start script. */
export async function assembleIdentity(folder: string): Promise<void> {
  // The build with our providers as they are now; the cache may hold those of other versions.
  const build = await runOrThrow('bash', ['-c', 'source infra/local/keycloak.sh && printf %s "$keycloak_build"'])
  const home = join(cache, `keycloak-${build}`, 'home')
  if (!existsSync(home)) throw new Error('Keycloak is not installed: run ./dev up once')
  cpSync(home, join(folder, 'keycloak'), { recursive: true, preserveTimestamps: true })
  // Its build step remembers the time of providers, and the server does not start with another one. The image gets this.
  utimesSync(join(folder, 'keycloak/providers/ferrule-identity.jar'), commitTime, commitTime)
  cpSync(join(root, 'infra/identity/theme'), join(folder, 'keycloak/themes/ferrule'), { recursive: true })
  cpSync(join(root, 'infra/images/start-identity.sh'), join(folder, 'keycloak/start-identity.sh'))
  chmodSync(join(folder, 'keycloak/start-identity.sh'), 0o755)
  mkdirSync(join(folder, 'keycloak/data'), { recursive: true })
  await runOrThrow('infra/images/make-java-runtime.sh', [join(folder, 'java')])
}

/** The start scripts of the servers, the search engine and the object storage as `./dev up` installs them, and Java. */
export async function assembleServers(folder: string): Promise<void> {
  const scripts = [
    ...globSync('infra/images/servers/*', { cwd: root }),
    ...['postgres-setup.sh', 'object-storage-setup.sh'].map((name) => `infra/local/start/${name}`),
    ...['clamd.conf', 'local.ndb'].map((name) => `infra/local/config/${name}`),
  ]
  for (const file of scripts) copyEntry(join(root, file), join(folder, 'servers', file.split('/').at(-1) ?? ''))
  await runOrThrow('infra/local/install/versitygw.sh', [])
  await runOrThrow('infra/local/install/opensearch.sh', [])
  copyEntry(join(cache, 'versitygw-1.8.0/versitygw'), join(folder, 'opt/versitygw/versitygw'))
  await runOrThrow('infra/images/make-search.sh', [join(cache, 'opensearch-3.8.0/lib'), join(folder, 'opt/opensearch')])
  await runOrThrow('infra/images/make-java-runtime.sh', [join(folder, 'opt/java')])
}
