import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { englishAreas } from '@ferrule/texts/catalogues/en'
import { expect, test } from 'vitest'
import { browserAreas } from './browser-areas.ts'

const app = resolve(import.meta.dirname, '..')

test('every text that the portal, the sign-in or the frame around an error names is there in the browser', () => {
  const there = new Set(browserAreas.flatMap((area) => Object.keys(englishAreas[area])))
  const elsewhere = Object.values(englishAreas)
    .flatMap((area) => Object.keys(area))
    .filter((key) => !there.has(key))
  const files = globSync('{frame,portal,sign-in,style-guide}/**/*.{ts,tsx}', { cwd: app })
  const missing = files.flatMap((file) => {
    const source = readFileSync(resolve(app, file), 'utf8')
    return elsewhere.filter((key) => source.includes(`'${key}'`)).map((key) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])
})
