import { instructionRecord } from '@ferrule/domain/machines/instructions/admit-instruction'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import { addInstruction } from './add-instruction.ts'
import { findInstructions } from './find-instructions.ts'
import { addMachine, addProduct, testModel, testProduct } from './instructions.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const record = instructionRecord.parse({
  file: 'manual.pdf',
  product: testProduct,
  model: testModel,
  kind: 'instructions',
  title: `Operating instructions ${testModel}`,
  language: 'en',
  origin: 'original',
  version: '1.0',
  issuedOn: '2026-01-01',
})
const pdf = Buffer.from('%PDF-1.7 first')

test('a document is added once with its file and an audit event; another model and another content are refused', () =>
  rolledBack(url, async (db) => {
    const stored: string[] = []
    const storage = { put: async (_: string, key: string) => void stored.push(key) }
    const add = async (properties: Partial<typeof record>, content = pdf) => {
      const result = await addInstruction({ db, storage, filesBucket: 'files' }, { ...record, ...properties }, content)
      return result.ok ? result.value : result.reason
    }
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: '2026-05-01' })
    expect(await add({ model: 'Testor 8' })).toBe('wrong-model')
    expect(stored).toEqual([])
    expect([await add({}), await add({})]).toEqual(['added', 'unchanged'])
    expect(await add({}, Buffer.from('%PDF-1.7 changed'))).toBe('version-exists')
    const next = { version: '2.0', issuedOn: '2026-09-01', replaces: '1.0', changes: [{ page: 3, text: 'New' }] }
    expect(await add(next, Buffer.from('%PDF-1.7 second'))).toBe('added')
    const machine = await findInstructions(db.queries, '07-1000-001')
    expect(machine?.instructions.map(({ version, changes }) => [version, changes])).toEqual([
      ['2.0', next.changes],
      ['1.0', []],
    ])
    expect(machine?.instructions[0]?.replaces).toBe(machine?.instructions[1]?.id)
    expect(stored).toHaveLength(2)
    const { rows } = await sql<{ events: number }>`select count(*)::int as events from audit_event
      where action = 'add-instruction' and subject_id = any(${machine?.instructions.map(({ id }) => id) ?? []})`.execute(
      db.queries,
    )
    expect(rows).toEqual([{ events: 2 }])
  }))
