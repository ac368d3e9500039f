import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { aDocument, importAndPublish } from './advisories.fixture.ts'
import { listModelAdvisories } from './list-model-advisories.ts'

const url = readSettings().DATA_DATABASE_URL
const machine = { productSlug: 'testor-56', model: 'Testor 56', serialNumber: '56-1001' }

test('a machine has the published advisories for its family and serial number, whatever software it runs', () =>
  rolledBack(url, async (db) => {
    // Other tests may have published advisories of their own.
    const findOwn = async (changed: Partial<typeof machine> = {}) =>
      (await listModelAdvisories(db.queries, { ...machine, ...changed })).filter(
        ({ trackingId }) => trackingId === 'TST-2026-01',
      )
    expect(await findOwn()).toEqual([])
    expect((await importAndPublish(db, aDocument())).faults).toEqual([])
    expect(await findOwn()).toMatchObject([{ trackingId: 'TST-2026-01', fixedIn: [expect.any(String)] }])
    expect(await findOwn({ serialNumber: '24-1001' })).toEqual([])
    expect(await findOwn({ productSlug: 'axion-56' })).toEqual([])
  }))
