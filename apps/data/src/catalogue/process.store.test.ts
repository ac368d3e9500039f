import { expect, test } from 'vitest'
import { matchProcess, type ProcessRequirements } from '@ferrule/domain/catalogue/match-process'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { toMarket } from './market.ts'
import { matchProducts } from './match-products.ts'
import { listCandidates } from './process-store.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')
const market = toMarket({ language: 'en', country: 'CH' })

test('assesses ten wires in two statements, and returns at most six machines', () =>
  rolledBack(url, async (db, statements) => {
    await seedCatalogue(db, now)
    const slugsFor = async (wires: ProcessRequirements[]) =>
      (await matchProducts({ db }, market, wires)).map(({ product }) => product.slug)
    const wires = Array.from({ length: 12 }, (_, position) => ({ crossSectionMm2: 0.5 + position / 4, lengthMm: 1000 }))
    const before = statements.length
    const matched = await matchProducts({ db }, market, wires)
    expect(statements.length - before).toBe(2)
    expect(matched).toHaveLength(6)
    for (const { matches } of matched) expect(matches).toHaveLength(10)

    // A machine for a wire that the best machines do not cover is among them.
    const mixed = [0.35, 0.5, 0.75, 1, 70].map((crossSectionMm2) => ({ crossSectionMm2 }))
    expect((await matchProducts({ db }, market, mixed)).some(({ matches }) => matches[4]?.fits === 'yes')).toBe(true)
    expect(await slugsFor(mixed.toReversed())).toEqual(await slugsFor(mixed))
    expect(await slugsFor([{}, {}])).toEqual([])
    expect(await slugsFor([])).toEqual([])
  }))

test('reads what machines process, without those that are not sold in the country or no longer built', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const wires = [
      { crossSectionMm2: 4, lengthMm: 8000, insulation: 'pvc', piecesPerHour: 4000 },
      { crossSectionMm2: 50 },
    ]
    const candidatesIn = (country: string) => listCandidates(db.queries, country, wires)
    const swiss = await candidatesIn('CH')
    expect(swiss.find(({ slug }) => slug === 'axion-40')?.ability.piecesPerHour?.maximum).toBe(2900)
    const slugs = swiss.map(({ slug }) => slug)
    expect(slugs).toContain('axion-64')
    expect(slugs).not.toContain('axion-18')
    expect((await candidatesIn('CN')).map(({ slug }) => slug)).not.toContain('axion-88')
  }))

test('a machine whose data leaves one requirement open comes before those whose range is missed', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    // No machine lists this insulation, and wires of 70 mm² are above the range of most.
    const wire = { crossSectionMm2: 70, insulation: 'unlisted' }
    const candidates = await listCandidates(db.queries, 'CH', [wire])
    const fits = candidates.map(({ ability }) => matchProcess(wire, ability).fits)
    expect(fits).toContain('partly')
    expect(fits).toContain('no')
    expect(fits).toEqual(fits.toSorted((one, other) => (one === other ? 0 : one === 'partly' ? -1 : 1)))
    // Far outside of the range, which is further than a near miss.
    for (const { matches } of await matchProducts({ db }, market, [{ crossSectionMm2: 35, lengthMm: 1000 }]))
      for (const { fits: fit, misfits } of matches)
        expect([fit, misfits.some(({ reason }) => reason === 'above' || reason === 'below')]).not.toEqual([
          'partly',
          true,
        ])
  }))
