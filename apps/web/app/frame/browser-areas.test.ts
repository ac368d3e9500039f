import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { englishAreas } from '@ferrule/texts/catalogues/english'
import { expect, test } from 'vitest'
import { accountAreas } from '../portal/account/account-areas.ts'
import { equipmentAreas } from '../portal/equipment-areas.ts'
import { ticketAreas } from '../tickets/ticket-areas.ts'
import { browserAreas } from './browser-areas.ts'

const app = resolve(import.meta.dirname, '..')
/** Screens with words of their own bring them along. */
const broughtAlong: [string, readonly (keyof typeof englishAreas)[]][] = [
  ['portal/account/', accountAreas],
  ['tickets/', ticketAreas],
  ['machines/', equipmentAreas],
  ['parts/', equipmentAreas],
  ['wire-flow/', equipmentAreas],
  ['software/', equipmentAreas],
]

test('every text that the portal, the sign-in or the frame around an error names is there in the browser', () => {
  const keysOf = (areas: readonly (keyof typeof englishAreas)[]) =>
    areas.flatMap((area) => Object.keys(englishAreas[area]))
  const all = Object.values(englishAreas).flatMap((area) => Object.keys(area))
  const files = globSync('{frame,machines,parts,portal,sign-in,software,style-guide,tickets,wire-flow}/**/*.{ts,tsx}', {
    cwd: app,
  })
  const missing = files.flatMap((file) => {
    const source = readFileSync(resolve(app, file), 'utf8')
    const own = broughtAlong.find(([folder]) => file.startsWith(folder))?.[1] ?? []
    const there = new Set(keysOf([...browserAreas, ...own]))
    const elsewhere = all.filter((key) => !there.has(key))
    return elsewhere.filter((key) => source.includes(`'${key}'`)).map((key) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])
})
