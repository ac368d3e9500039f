import { expect, test } from 'vitest'
import { searchCapabilities } from './search-capabilities.ts'

const all = [
  { slug: 'crimping', name: 'Sertissage' },
  { slug: 'force-monitoring', name: 'Contrôle de la force de sertissage' },
  { slug: 'marking', name: 'Marquage' },
]

test.each([
  ['', ['crimping', 'force-monitoring', 'marking']],
  ['SERTISSAGE', ['crimping', 'force-monitoring']],
  ['controle sertissage', ['force-monitoring']],
  ['mark', ['marking']],
  ['soudure', []],
])('"%s" finds %o', (query, slugs) => {
  expect(searchCapabilities(all, query).map(({ slug }) => slug)).toEqual(slugs)
})
