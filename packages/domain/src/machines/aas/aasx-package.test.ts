import { expect, test } from 'vitest'
import { toPackageParts, toPackagePath } from './aasx-package.ts'
import { aMachine } from './shell-facts.fixture.ts'
import { toEnvironment } from './to-environment.ts'

const environment = toEnvironment(aMachine())

/** Follows the relationships of a part to the parts behind them. */
function targetsOf(parts: ReturnType<typeof toPackageParts>, name: string): string[] {
  const content = parts.find((part) => part.name === name)?.content ?? ''
  return [...content.matchAll(/Type="[^"]*\/([^"/]*)" Target="([^"]*)"/g)].map(
    ([, type, target]) => `${type} ${target}`,
  )
}

test('relationships lead from the root to the environment and its files', () => {
  const files = ['manual.pdf', 'safety.pdf'].map((name) => ({ path: toPackagePath(name) }))
  const parts = toPackageParts(environment, files)
  expect(targetsOf(parts, '_rels/.rels')).toEqual(['aasx-origin /aasx/aasx-origin'])
  expect(targetsOf(parts, 'aasx/_rels/aasx-origin.rels')).toEqual(['aas-spec /aasx/data.json'])
  expect(targetsOf(parts, 'aasx/_rels/data.json.rels')).toEqual([
    'aas-suppl /aasx/files/manual.pdf',
    'aas-suppl /aasx/files/safety.pdf',
  ])
  expect(JSON.parse(parts.find(({ name }) => name === 'aasx/data.json')?.content ?? '')).toEqual(environment)
})

test('a package without files has no relationships to files', () => {
  expect(toPackageParts(environment, []).map(({ name }) => name)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'aasx/aasx-origin',
    'aasx/_rels/aasx-origin.rels',
    'aasx/data.json',
  ])
})
