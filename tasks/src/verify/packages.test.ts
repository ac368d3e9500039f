import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { findAffected, readPackages } from './packages.ts'

const root = `${import.meta.dirname}/../../..`
const packages = readPackages(root)
const all = packages.map(({ folder }) => folder)

test('lists every package that has a tsconfig.json', () => {
  const found = globSync('{.,*,{apps,packages}/*}/tsconfig.json', { cwd: root }).map(dirname)
  expect(all.toSorted()).toEqual(found.toSorted())
})

test.each([
  ['nothing', [], []],
  ['documentation', ['docs/glossary.md', 'README.md'], []],
  ['an application', ['apps/web/app/root.tsx'], ['apps/web']],
  [
    'a package that few use',
    ['packages/pdf/src/sheet.ts'],
    ['apps/cms', 'apps/data', 'apps/web', 'bench', 'journeys', 'packages/pdf', 'seeds', 'tasks'],
  ],
  ['the seeds', ['seeds/src/people.ts'], ['apps/cms', 'apps/data', 'bench', 'journeys', 'seeds', 'tasks']],
  ['the realm', ['infra/identity/realm.ts'], ['journeys']],
  ['the settings of the compiler', ['tsconfig.base.json'], all],
])('a change of %s affects its package and the packages that depend on it', (_, changed, affected) => {
  const folders = findAffected(packages, changed).map(({ folder }) => folder)
  expect(folders.toSorted()).toEqual(affected.toSorted())
})

test('a change of the domain affects every package', () => {
  const folders = findAffected(packages, ['packages/domain/src/result.ts']).map(({ folder }) => folder)
  expect(folders).toEqual(all)
})

test('indirect dependants are affected, in any order of the list', () => {
  const chain = [
    { folder: 'apps/shop', name: 'shop', dependencies: ['cart'] },
    { folder: 'packages/cart', name: 'cart', dependencies: ['price'] },
    { folder: 'packages/price', name: 'price', dependencies: [] },
  ]
  expect(findAffected(chain, ['packages/price/src/price.ts'])).toEqual(chain)
})
