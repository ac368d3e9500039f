import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../packages/domain/src/locales/language.ts'
import { toEdgePages } from './edge-pages.ts'

const pages = readFileSync(new URL('./pages.vcl', import.meta.url), 'utf8')

test('pages.vcl matches the interface texts; otherwise run infra/edge/write-edge-pages.ts', async () => {
  expect(pages).toBe(await toEdgePages())
})

test.each(languages)('has both pages in %s', (language) => {
  expect(pages.split(`<html lang="${language}">`)).toHaveLength(3)
})
