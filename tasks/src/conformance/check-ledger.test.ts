import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeFingerprint } from '../sealed-reports/fingerprint.ts'
import { readSealedReport, type ReportStore, withSealedReport } from '../sealed-reports/sealed-reports.ts'
import { checkLedger } from './check-ledger.ts'
import { formatHashes, parseStatementList } from './statement-hashes.ts'

const root = join(import.meta.dirname, '../../..')
const header = 'id\tchapter\tarea\tstatement\tstate\treason\ttest\tbroken_by'
const proof = 'tasks/tiles.test.ts#a tile is drawn [S1-001]'
const ledger = [
  header,
  `S1-001\t1\tportal\tA tile is drawn.\tdone\t\t${proof}\t`,
  'S1-002\t1\tportal\tA tile opens.\topen\t\t\t',
  '',
].join('\n')

let folder: string
let store: ReportStore
const inCheckout = (file: string) => join(folder, 'checkout', file)

function write(file: string, text: string): void {
  mkdirSync(dirname(inCheckout(file)), { recursive: true })
  writeFileSync(inCheckout(file), text)
}

/** Runs the tests of the checkout with the settings of this project. */
async function runTests(): Promise<void> {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', inCheckout('.')]
  const settings = ['--config', join(root, 'vitest.config.ts'), '--project', 'unit', '--reporter=json']
  const report = `--outputFile.json=${store.folder}/unit.json`
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  await new Promise<void>((resolve) => {
    execFile(process.execPath, [...vitest, ...settings, report], { env }, () => resolve())
  })
}

/** Writes a report as Vitest does, for tests that do not need to run Vitest. */
async function writeReport(run: 'unit' | 'journeys', tests: { title: string; status: string }[]): Promise<void> {
  const assertionResults = tests.map((one) => ({ ...one, fullName: one.title }))
  const testResults = [{ name: inCheckout('tasks/tiles.test.ts'), assertionResults }]
  writeFileSync(join(store.folder, `${run}.json`), JSON.stringify({ testResults }))
}

async function report({ title = 'a tile is drawn [S1-001]', status = 'passed' } = {}): Promise<void> {
  await withSealedReport('unit', () => writeReport('unit', [{ title, status }]), store)
  await withSealedReport('journeys', () => writeReport('journeys', []), store)
}

const check = () => checkLedger(inCheckout('.'), (run) => readSealedReport(run, store))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  store = {
    folder: join(folder, 'state/test-results'),
    keyFile: join(folder, 'state/key'),
    takeFingerprint: () => takeFingerprint(inCheckout('.')),
  }
  mkdirSync(store.folder, { recursive: true })
  write('.gitignore', 'node_modules\n')
  write('docs/conformance.tsv', ledger)
  write('docs/conformance.sha256', formatHashes(parseStatementList(ledger)))
  write('tasks/tiles.ts', `export const tile = 'drawn'\n`)
  write(
    'tasks/tiles.test.ts',
    `import { expect, test } from 'vitest'
     import { tile } from './tiles.ts'
     test('a tile is drawn [S1-001]', () => expect(tile).toBe('drawn'))\n`,
  )
  symlinkSync(join(root, 'node_modules'), inCheckout('node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: inCheckout('.') })
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('a true ledger', () => {
  test('is accepted, also after an edit of the documentation', async () => {
    await report()
    await withSealedReport('unit', runTests, store)
    write('docs/walks.md', 'a new walk')
    write('CHANGELOG.md', 'a new line')
    expect(await check()).toMatchObject({ unusable: [], errors: [], hasReports: true })
    expect(statSync(store.keyFile).mode & 0o777).toBe(0o600)
  })

  test('reports that there are no test reports', async () => {
    expect(await check()).toMatchObject({ hasReports: false, errors: [] })
  })

  test('names the report that is missing', async () => {
    await report()
    rmSync(join(store.folder, 'journeys.json'))
    expect(await check()).toMatchObject({
      unusable: ['the journeys report is missing; run ./dev journeys'],
      errors: [],
    })
  })
})

describe('a ledger is rejected', () => {
  test('with a forged report', async () => {
    await report({ status: 'failed' })
    const file = join(store.folder, 'unit.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"failed"', '"passed"'))
    expect((await check()).unusable).toEqual([expect.stringContaining('unit report was edited after the tests ran')])
  })

  test('with a report that has no seal', async () => {
    await report()
    rmSync(join(store.folder, 'unit.seal.json'))
    expect((await check()).unusable).toEqual([expect.stringContaining('unit report has no seal')])
  })

  test('with code that changed after the report', async () => {
    await report()
    write('tasks/tiles.ts', `export const tile = 'left out'\n`)
    const older = 'report is older than tasks/tiles.ts'
    expect((await check()).unusable).toEqual([expect.stringContaining(older), expect.stringContaining(older)])
  })

  test('with code that changed while the tests ran', async () => {
    await report()
    const runAndEdit = async () => {
      await writeReport('unit', [])
      write('tasks/new.ts', 'export {}\n')
    }
    await withSealedReport('unit', runAndEdit, store)
    expect((await check()).unusable).toContainEqual(expect.stringContaining('changed during the run: tasks/new.ts'))
  })

  test('with a statement that is worded another way', async () => {
    await report()
    write('docs/conformance.tsv', ledger.replace('A tile is drawn.', 'A tile may be drawn.'))
    expect((await check()).errors).toEqual(['S1-001 is not worded as in the specification'])
  })

  test('with a row that was deleted', async () => {
    await report()
    write('docs/conformance.tsv', ledger.replace(/^S1-002.*\n/m, ''))
    expect((await check()).errors).toEqual(['S1-002 is missing from the ledger'])
  })

  test('with a proof that asserts nothing', async () => {
    write('tasks/tiles.test.ts', `import { test } from 'vitest'\ntest('a tile is drawn [S1-001]', () => {})\n`)
    await report()
    await withSealedReport('unit', runTests, store)
    expect((await check()).errors).toEqual([`S1-001 has a test that failed: ${proof}`])
  })

  test('with a proof whose id is misspelt', async () => {
    await report({ title: 'a tile is drawn [S1_001]' })
    expect((await check()).errors).toContainEqual(expect.stringContaining('names S1_001, which is not an id'))
  })
})
