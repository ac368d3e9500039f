import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { createEmptyCatalogue } from './catalogue/catalogue-database.ts'
import { type ImportRun, runImport } from './catalogue/run-import.ts'
import { writeCatalogue } from './catalogue/write-catalogue.ts'
import { queryDatabase } from './support/spawned-database.ts'
import { isShort, writeResult } from './write-result.ts'

loadEnvFile(new URL('../.env.example', import.meta.url))

/** Maximum memory of the last tenth of an import relative to the second: flat, with room for garbage collection. */
const limits = { growth: 1.25 }
const count = isShort ? 1000 : 50_000

const url = await createEmptyCatalogue('ferrule_bench_import')
const folder = await mkdtemp(join(tmpdir(), 'import-'))
const file = join(folder, 'catalogue.jsonl')

try {
  await writeCatalogue(file, count)
  const killed = await runImport(url, file, { killAt: count / 2 })
  const halfWay = await countProducts()
  const resumed = await runImport(url, file, { isResumed: true })
  const after = await countProducts()
  const rows = await stampOf()
  const repeated = await runImport(url, file, {})
  const touched = rows === (await stampOf()) ? 0 : 1
  const growth = Math.max(growthOf(killed), growthOf(resumed))
  const isComplete = after.products === count && after.versions === count
  await writeResult({
    name: 'import',
    line: `${count} products, ${resumed.perSecond} a second; killed at ${halfWay.products}, resumed to ${after.products} products and ${after.versions} versions; memory ${growth.toFixed(2)} x, ${Math.max(...resumed.memoryMb)} MB at most; same file again: ${repeated.counts?.unchanged} unchanged, ${touched} tables touched`,
    passed: isComplete && repeated.counts?.unchanged === count && touched === 0 && growth <= limits.growth,
    figures: { limits, count, halfWay, after, growth, resumed: summary(resumed), repeated: summary(repeated) },
  })
} finally {
  await rm(folder, { recursive: true })
}

async function countProducts() {
  const [row] = await queryDatabase<{ products: number; versions: number }>(
    url,
    'select (select count(*)::int from product) as products, (select count(*)::int from product_version) as versions',
  )
  return row ?? { products: 0, versions: 0 }
}

/** Changes when any row of the catalogue is written, even with the same content. */
async function stampOf(): Promise<string> {
  const tables = ['product', 'product_text', 'specification', 'product_file', 'product_version', 'classification']
  const stamps = tables.map((table) => `(select max(xmin::text::bigint)::text || ' ' || count(*) from ${table})`)
  const [row] = await queryDatabase<{ stamp: string }>(url, `select concat_ws(', ', ${stamps.join(', ')}) as stamp`)
  return row?.stamp ?? ''
}

function growthOf({ memoryMb }: ImportRun): number {
  const tenth = Math.max(1, Math.floor(memoryMb.length / 10))
  return mean(memoryMb.slice(-tenth)) / mean(memoryMb.slice(tenth, 2 * tenth))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function summary({ perSecond, counts, memoryMb }: ImportRun) {
  return { perSecond, counts, highestMemoryMb: Math.max(...memoryMb) }
}
