import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { englishAreas } from '@ferrule/texts/catalogues/english'
import { expect, test } from 'vitest'
import { dashboardAreas } from '../dashboard/dashboard-areas.ts'
import { notificationAreas } from '../notifications/notification-areas.ts'
import { accountAreas } from '../portal/account/account-areas.ts'
import { equipmentAreas } from '../portal/equipment-areas.ts'
import { ticketAreas } from '../tickets/ticket-areas.ts'
import { browserAreas } from './browser-areas.ts'

const app = resolve(import.meta.dirname, '..')
/** Folders whose screens load additional areas of texts. */
const additionalAreas: [string, readonly (keyof typeof englishAreas)[]][] = [
  ['portal/account/', accountAreas],
  ['dashboard/', dashboardAreas],
  ['notifications/', notificationAreas],
  ['tickets/', ticketAreas],
  // The public page of a machine is rendered by the server; the sheet of labels loads its line in each language.
  ['machines/instructions/', ['instructions', 'request']],
  ['machines/documentation/', ['instructions']],
  ['machines/nameplate-actions.tsx', [...equipmentAreas, 'company']],
  ['machines/rating-plate.tsx', [...equipmentAreas, 'form']],
  ['machines/labels.route.tsx', [...equipmentAreas, 'instructions']],
  ['machines/', equipmentAreas],
  ['parts/', equipmentAreas],
  ['wire-flow/', equipmentAreas],
  ['software/', equipmentAreas],
]

test('every text key in the portal, the sign-in and the frame of the error page is available in the browser', () => {
  const keysOf = (areas: readonly (keyof typeof englishAreas)[]) =>
    areas.flatMap((area) => Object.keys(englishAreas[area]))
  const all = Object.values(englishAreas).flatMap((area) => Object.keys(area))
  const files = globSync(
    '{dashboard,frame,machines,notifications,parts,portal,sign-in,software,style-guide,tickets,wire-flow}/**/*.{ts,tsx}',
    {
      cwd: app,
    },
  )
  const missing = files.flatMap((file) => {
    const source = readFileSync(resolve(app, file), 'utf8')
    const additional = additionalAreas.find(([folder]) => file.startsWith(folder))?.[1] ?? []
    const available = new Set(keysOf([...browserAreas, ...additional]))
    const unavailable = all.filter((key) => !available.has(key))
    return unavailable.filter((key) => source.includes(`'${key}'`)).map((key) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])
})
