import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApplications } from '../build.ts'
import { root, state } from '../environment.ts'
import { seconds } from '../run.ts'
import { assembleEdge, assembleIdentity, assembleNodeImage, assembleServers } from './assemble.ts'
import { commitTime } from './commit-time.ts'
import { type BaseName, maxMegabytes, nodeImages } from './image-contents.ts'
import { findExcess, folderMegabytes, toMegabytes } from './image-size.ts'
import { runOrThrow } from './run-or-throw.ts'

type Recipe = {
  base: BaseName
  /** The name of a file in infra/images, and lines that follow it. */
  containerfile: string
  toLines: () => readonly string[]
  /** Writes the files of the image to a folder. */
  assemble: (folder: string, previous: string | undefined) => Promise<void>
}

const nodeRecipes = Object.entries(nodeImages).map(([name, image]): [string, Recipe] => {
  const toLines = () => [
    ...Object.entries(image.readEnvironment()).map(([variable, value]) => `ENV ${variable}=${quote(value)}`),
    `CMD ${JSON.stringify([image.command])}`,
  ]
  const assemble: Recipe['assemble'] = (folder, previous) => assembleNodeImage({ name, image, folder, previous })
  return [name, { base: 'node', containerfile: 'node', toLines, assemble }]
})

const recipes: Readonly<Record<string, Recipe>> = {
  ...Object.fromEntries(nodeRecipes),
  edge: { base: 'varnish', containerfile: 'edge', toLines: () => [], assemble: assembleEdge },
  identity: { base: 'java', containerfile: 'identity', toLines: () => [], assemble: assembleIdentity },
  servers: { base: 'servers', containerfile: 'servers', toLines: () => [], assemble: assembleServers },
}

/**
 * `./dev images [NAME…] [--tag TAG] [--base NAME=IMAGE…] [--previous TAG]`: builds all images with buildah, or some of
 * them. Files are dated to the commit, so that the same sources give the same digest. `--previous` is the tag of the
 * version that runs now: the new images hold its assets and operations. Fails if an image on one of our own bases is
 * larger than its limit.
 */
export async function images(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string', multiple: true, default: [] },
      previous: { type: 'string' },
      tag: { type: 'string', default: git('rev-parse', '--short=12', 'HEAD') },
    },
  })
  const names = positionals.length > 0 ? positionals : Object.keys(recipes)
  const bases = new Map(values.base.map((given) => [given.split('=')[0], given.slice(given.indexOf('=') + 1)]))
  if (names.some((name) => name === 'web' || name === 'cms')) await buildApplications()
  const tooLarge: string[] = []
  for (const name of names) {
    const recipe = recipes[name]
    if (!recipe) throw new Error(`no image ${name}; there are ${Object.keys(recipes).join(', ')}`)
    const started = performance.now()
    const base = bases.get(recipe.base) ?? (await makeBase(recipe.base))
    const image = `localhost/ferrule-${name}:${values.tag}`
    await build({ name, recipe, base, image, previous: values.previous })
    const { size, digest } = await describeImage(image)
    console.log(`${image}  ${size}  ${digest}  ${seconds(started)}`)
    // The limits are for our own bases; public ones contain a package manager and more.
    const excess = bases.has(recipe.base) ? undefined : assessSize(name, size)
    if (excess) tooLarge.push(`${image} ${excess}`)
  }
  for (const line of tooLarge) console.error(line)
  return tooLarge.length === 0 ? 0 : 1
}

/** The folder in which the files of an image are put together. */
function toContext(name: string): string {
  return join(state, 'images', name)
}

function assessSize(name: string, size: string): string | undefined {
  return findExcess({
    megabytes: toMegabytes(size),
    previousMegabytes: folderMegabytes(join(toContext(name), 'app/previous')),
    maxMegabytes: maxMegabytes[name] ?? 0,
  })
}

/** A value of a variable in a Containerfile, in which a dollar sign would begin the name of another one. */
function quote(value: string): string {
  return JSON.stringify(value).replaceAll('$', '\\$')
}

type Build = { name: string; recipe: Recipe; base: string; image: string; previous: string | undefined }

async function build({ name, recipe, base, image, previous }: Build): Promise<void> {
  const context = toContext(name)
  rmSync(context, { recursive: true, force: true })
  mkdirSync(join(context, 'app'), { recursive: true })
  await recipe.assemble(join(context, 'app'), previous)
  const containerfile = readFileSync(join(root, 'infra/images', `${recipe.containerfile}.Containerfile`), 'utf8')
  writeFileSync(join(context, 'Containerfile'), `${containerfile}${recipe.toLines().join('\n')}\n`)
  const labels = [
    `org.opencontainers.image.title=ferrule-${name}`,
    `org.opencontainers.image.revision=${git('rev-parse', 'HEAD')}`,
    'org.opencontainers.image.licenses=Apache-2.0',
  ].flatMap((label) => ['--label', label])
  // The Docker format would contain the random name of the build container, and the digest would differ each time. It
  // alone has health checks, which the chart defines as probes.
  const options = [
    '--quiet',
    '--format=oci',
    '--isolation=chroot',
    `--timestamp=${commitTime}`,
    `--build-arg=BASE=${base}`,
  ]
  await runOrThrow('buildah', ['build', ...options, ...labels, `--tag=${image}`, context])
}

async function makeBase(name: BaseName): Promise<string> {
  await runOrThrow('infra/images/make-base.sh', [name], { SOURCE_DATE_EPOCH: String(commitTime) })
  return `localhost/ferrule-base-${name}`
}

async function describeImage(image: string): Promise<{ size: string; digest: string }> {
  const described = await runOrThrow('buildah', ['images', '--format', '{{.Size}}|{{.Digest}}', image])
  // One line for each tag of the same image.
  const [size = '', digest = ''] = described.trim().split('\n')[0]?.split('|') ?? []
  return { size, digest }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
