import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findMissing, listPackages } from './bill-of-materials.ts'
import { checkInstallScripts } from './install-scripts.ts'
import { parseAdvisories } from './parse-advisories.ts'
import { parseBatch } from './read-history.ts'

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

describe('install scripts', () => {
  test('none runs that was not reviewed [S4]', () => {
    expect(checkInstallScripts(read('pnpm-workspace.yaml')).state).toBe('passed')
  })

  test.each([
    ['no list', 'packages:\n  - apps/*\n'],
    ['a package that was not reviewed', 'allowBuilds:\n  esbuild: false\n  "@evil/package": true\n'],
    ['all scripts', 'dangerouslyAllowAllBuilds: true\nallowBuilds:\n  esbuild: false\n'],
  ])('refuses %s [S4]', (_, workspace) => {
    expect(checkInstallScripts(workspace).state).toBe('failed')
  })

  test('packages are three days old, and no less trusted than before [S4]', () => {
    expect(read('pnpm-workspace.yaml')).toMatch(/^minimumReleaseAge: 4320$/m)
    expect(read('pnpm-workspace.yaml')).toMatch(/^trustPolicy: no-downgrade$/m)
    expect(read('dev')).toContain('pnpm install --frozen-lockfile')
  })
})

describe('the bill of materials', () => {
  const lockfile =
    "\npackages:\n\n  '@scope/one@1.0.0':\n    x: y\n\n  two@2.0.0-beta.1:\n    x: y\n\nsnapshots:\n\n  three@3.0.0:\n"
  const one = { group: '@scope', name: 'one', version: '1.0.0' }

  test('lists every package of the lockfile [S2]', () => {
    expect(listPackages(lockfile)).toEqual(['@scope/one@1.0.0', 'two@2.0.0-beta.1'])
    const whole = { components: [one, { name: 'two', version: '2.0.0-beta.1' }] }
    expect(findMissing(lockfile, JSON.stringify(whole))).toEqual([])
    expect(findMissing(lockfile, JSON.stringify({ components: [one] }))).toEqual(['two@2.0.0-beta.1'])
  })

  test('covers the whole lockfile of this repository', () => {
    const text = read('pnpm-lock.yaml')
    const count = text
      .slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'))
      .match(/^ {4}resolution:/gm)?.length
    expect(listPackages(text)).toHaveLength(count ?? 0)
  })
})

test('reads advisories, and tells an error of the registry from a report without any [S3]', () => {
  const advisory = { severity: 'high', module_name: 'left-pad', title: 'Pads right', url: 'https://example.com' }
  expect(parseAdvisories(JSON.stringify({ advisories: { 1: advisory } }))).toEqual([
    { severity: 'high', name: 'left-pad', title: 'Pads right', url: 'https://example.com' },
  ])
  expect(parseAdvisories('{"advisories":{}}')).toEqual([])
  for (const error of ['', 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{}}'])
    expect(parseAdvisories(error)).toBeUndefined()
})

test('reads the texts of a batch of git, without trees and binary files', () => {
  const batch = Buffer.from('a1 blob 5\nhello\nb2 tree 3\nxyz\nc3 blob 3\nx\0y\nd4 blob 6\ntwo\nl.\n')
  expect([...parseBatch(batch)].map(({ id, content }) => [id, content.toString()])).toEqual([
    ['a1', 'hello'],
    ['d4', 'two\nl.'],
  ])
})
