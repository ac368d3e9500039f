import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aCsafSource } from '@ferrule/domain/advisories/csaf.fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const folder = `${settings.edge}/.well-known/csaf`
const read = async (url: string) => {
  const { status, text } = await request(url)
  expect([url, status]).toEqual([url, 200])
  return text
}

type Feed = { feed: { entry: { id: string; content: { src: string } }[] } }
const readFeed = async (): Promise<Feed> => JSON.parse(await read(`${folder}/white/feed-tlp-white.json`))

let work: string
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'csaf-'))
})
afterAll(() => rm(work, { recursive: true }))

test('the metadata of a trusted provider lead to service, categories, feed and key, without redirects', async () => {
  const metadata = JSON.parse(await read(`${folder}/provider-metadata.json`))
  expect(metadata.role).toBe('csaf_trusted_provider')
  const [{ rolie }] = metadata.distributions
  for (const url of [...rolie.services, ...rolie.categories, rolie.feeds[0].url]) JSON.parse(await read(url))
  for (const { url, fingerprint } of metadata.public_openpgp_keys) {
    expect(url).toContain(fingerprint)
    expect(await read(url)).toContain('BEGIN PGP PUBLIC KEY BLOCK')
  }
  expect(await read(`${settings.edge}/.well-known/security.txt`)).toContain(`CSAF: ${metadata.canonical_url}\n`)
})

test('every document of the feed verifies with both hashes and with gpg', async () => {
  const metadata = JSON.parse(await read(`${folder}/provider-metadata.json`))
  const gpg = (...args: string[]) =>
    execFileSync('gpg', ['--batch', '--homedir', work, '--status-fd', '1', ...args], { stdio: 'pipe' }).toString()
  for (const { url } of metadata.public_openpgp_keys) {
    await writeFile(join(work, 'key.asc'), await read(url))
    gpg('--import', join(work, 'key.asc'))
  }
  const { feed } = await readFeed()
  expect(feed.entry.length).toBeGreaterThanOrEqual(6)
  for (const { content } of feed.entry) {
    const document = await read(content.src)
    const name = content.src.split('/').at(-1) ?? ''
    for (const algorithm of ['sha256', 'sha512']) {
      const hash = createHash(algorithm).update(document).digest('hex')
      expect(await read(`${content.src}.${algorithm}`)).toBe(`${hash}  ${name}\n`)
    }
    await writeFile(join(work, name), document)
    await writeFile(join(work, `${name}.asc`), await read(`${content.src}.asc`))
    expect(gpg('--verify', join(work, `${name}.asc`), join(work, name))).toContain('GOODSIG')
  }
})

/** Runs the command of the operator. */
async function importDocument(source: object): Promise<string> {
  const file = join(work, 'import.json')
  await writeFile(file, JSON.stringify(source))
  const command = new URL('../../apps/data/src/import-advisories.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [command, file])
  return stdout.split(': ').at(-1)?.trim() ?? ''
}

type Tracking = { id: string; status: 'draft' | 'final'; version: number }

/** No machine belongs to the family of this advisory. */
const sourceOf = ({ id, status, version }: Tracking) =>
  aCsafSource(({ document: { publisher, tracking }, product_tree: tree }) => {
    publisher.namespace = settings.edge
    tracking.id = id
    tracking.status = status
    tracking.version = String(version)
    const [first] = tracking.revision_history
    const later = Array.from({ length: version - 1 }, (_, index) => ({ ...first, number: String(index + 2) }))
    tracking.revision_history = [first, ...later]
    tree.branches[0].branches[0].name = 'Testor'
  })

/** The file of an advisory with its hashes and signature, its page, and the lists of all advisories. */
function placesOf(id: string) {
  const file = `${folder}/white/2026/${id.toLowerCase()}.json`
  const page = `${settings.edge}/en/security/${id}`
  const lists = [`${folder}/white/feed-tlp-white.json`, `${settings.edge}/en/security`]
  return {
    file,
    pages: [file, `${file}.sha256`, `${file}.sha512`, `${file}.asc`, page],
    lists: [...lists, `${settings.edge}/en/security/advisories.atom`],
  }
}

const statusesOf = (pages: readonly string[]) => Promise.all(pages.map(async (page) => (await request(page)).status))
const isListed = (id: string, lists: readonly string[]) =>
  Promise.all(lists.map(async (list) => (await read(list)).includes(id)))

test('a draft answers 404 everywhere', async () => {
  // Never released, so that every run finds it unknown.
  const id = 'TST-DRAFT'
  const { pages, lists } = placesOf(id)
  expect(['draft', 'unchanged']).toContain(await importDocument(sourceOf({ id, status: 'draft', version: 1 })))
  expect(await statusesOf(pages)).toEqual(pages.map(() => 404))
  expect(await isListed(id, lists)).toEqual([false, false, false])
})

test('the draft of a next version changes nothing; its release is public within seconds', async () => {
  // Each run releases the next version of one advisory, because a released version never goes away.
  const id = 'TST-RELEASE'
  const { file, pages, lists } = placesOf(id)
  const readVersion = async () => {
    const { status, text } = await request(file)
    return status === 200 ? Number(JSON.parse(text).document.tracking.version) : 0
  }
  const before = await readVersion()
  const version = before + 1
  expect(await importDocument(sourceOf({ id, status: 'draft', version }))).toBe('draft')
  expect(await readVersion()).toBe(before)
  expect(await importDocument(sourceOf({ id, status: 'final', version }))).toBe('released')
  await expect.poll(readVersion).toBe(version)
  await expect.poll(() => statusesOf(pages)).toEqual(pages.map(() => 200))
  await expect.poll(() => isListed(id, lists)).toEqual([true, true, true])
})

test('people read advisories in their language, without barriers', async () => {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${settings.edge}/de/security`)
    await page.getByRole('heading', { name: 'Sicherheitshinweise', level: 1 }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    // Other advisories of the tests have the same title.
    await page.locator('main a[href="/de/security/NSA-2026-07"]').click()
    await page.getByRole('heading', { name: 'Was zu tun ist' }).waitFor()
    expect(await page.getByText('Dieser Hinweis liegt nur auf Englisch vor.').count()).toBe(1)
    expect(await accessibilityViolations(page)).toEqual([])
  } finally {
    await browser.close()
  }
})
