import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../packages/domain/src/locales/language.ts'
import { toEdgePages } from './edge-pages.ts'

const written = readFileSync(new URL('./pages.vcl', import.meta.url), 'utf8')

test('the pages the edge uses say what the texts say; else run infra/edge/write-edge-pages.ts', async () => {
  expect(written).toBe(await toEdgePages())
})

test.each(languages)('both pages are there in %s', (language) => {
  expect(written.split(`<html lang="${language}">`)).toHaveLength(3)
})
