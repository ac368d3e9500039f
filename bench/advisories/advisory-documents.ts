import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCsafSource } from '@ferrule/domain/advisories/csaf.fixture'
import { setting } from '../support/request.ts'
import { runData } from '../support/spawned-database.ts'

export type BenchAdvisory = { id: string; family: string; before: string; releasedAt: Date }

const families = ['Corva', 'Alta', 'Mira', 'Sigma', 'Tersa', 'Vela', 'Zenta']
/** Every machine has 4.2.0 or 4.3.1, so these affect none, half and all of a family. */
const ranges = ['4.2.0', '4.3.0', '5.0.0']

/** Advisories of the last years, about every family in turn. They are too old to notify customers. */
export function listEarlierAdvisories(count: number): BenchAdvisory[] {
  return Array.from({ length: count }, (_, number) => ({
    id: `BENCH-${number + 1}`,
    family: families[number % families.length] ?? '',
    before: ranges[number % ranges.length] ?? '',
    releasedAt: new Date(Date.UTC(2025, 0, 1 + number)),
  }))
}

/** Affects one of twenty machines: half of a family with a tenth of all machines. */
export const newAdvisory: BenchAdvisory = { id: 'BENCH-NEW', family: 'Zenta', before: '4.3.0', releasedAt: new Date() }

/** Imports documents with the command of the operator, which adds a job for each. */
export async function importAdvisories(advisories: readonly BenchAdvisory[], databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-advisories-'))
  try {
    const files = advisories.map(({ id }) => join(folder, `${id}.json`))
    await Promise.all(
      advisories.map((advisory, index) => writeFile(files[index] ?? '', JSON.stringify(toDocument(advisory)))),
    )
    await runData('import-advisories', files, { DATA_DATABASE_URL: databaseUrl, output: 'pipe' })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function toDocument({ id, family, before, releasedAt }: BenchAdvisory): object {
  return aCsafSource(({ document: { publisher, tracking }, product_tree: { branches } }) => {
    const date = releasedAt.toISOString()
    publisher.namespace = setting('EDGE_ORIGIN')
    Object.assign(tracking, { id, initial_release_date: date, current_release_date: date })
    tracking.generator.date = tracking.revision_history[0].date = date
    const [familyBranch] = branches[0].branches
    familyBranch.name = family
    const [affected, fixed] = familyBranch.branches[0].branches
    affected.name = `vers:generic/<${before}`
    affected.product.product_identification_helper = { serial_numbers: ['NX*'] }
    if (fixed) fixed.name = '5.1.0'
  })
}
