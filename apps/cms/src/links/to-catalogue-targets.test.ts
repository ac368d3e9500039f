import { isTextLinkTarget } from '@ferrule/blocks/links/link-target'
import { expect, test } from 'vitest'
import { toCatalogueTargets } from './to-catalogue-targets.ts'

const machine = {
  id: 'axion-56',
  kind: 'machines',
  path: 'products/crimping-lines/axion-56',
  title: 'Axion 56',
} as const
const family = {
  id: 'family:crimping-lines',
  kind: 'families',
  path: 'products/crimping-lines',
  title: 'Lines',
} as const
const document = {
  id: 'document:7',
  kind: 'documents',
  path: '/files/7/manual.pdf',
  title: 'Axion 56, Manual',
} as const
const story = { id: 'story', kind: 'stories', path: 'stories/wire', title: 'Wire' } as const

const targetsOf = (machines: 'path' | 'reference') =>
  toCatalogueTargets([machine, family, document, story], machines).map(({ target }) => target)

test('machines, families and documents become targets that a link accepts; editorial pages do not', () => {
  expect(targetsOf('reference')).toEqual(['product:axion-56', '/products/crimping-lines', 'hard:/files/7/manual.pdf'])
  expect(targetsOf('reference').filter((target) => !isTextLinkTarget(target))).toEqual([])
})

test('a field that accepts no products gets the path of the machine', () => {
  expect(targetsOf('path')[0]).toBe('/products/crimping-lines/axion-56')
})
