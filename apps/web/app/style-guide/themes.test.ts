import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { themeKeys } from '@ferrule/domain/pages/theme'
import { expect, test } from 'vitest'

const sheet = readFileSync(fileURLToPath(import.meta.resolve('@ferrule/ui/tokens.css')), 'utf8')

test('the design tokens define exactly the themes of the product [S3-085]', () => {
  const styled = [...sheet.matchAll(/\[data-theme="(\w+)"\]/g)].map((match) => match[1])
  expect(new Set(styled)).toEqual(new Set(themeKeys))
})
