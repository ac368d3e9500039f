import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { english } from '@ferrule/texts/catalogues/english'
import { listUnusedKeys } from '@ferrule/texts/check/list-unused-keys'
import { findHardCodedTexts, isScreen } from './find-hard-coded-texts.ts'
import { findUnusedTexts } from './find-unused-texts.ts'

const root = resolve(import.meta.dirname, '../../..')
const plannedFile = join(root, 'packages/texts/planned-keys.txt')
const [head = '', ...planned] = readFileSync(plannedFile, 'utf8').trimEnd().split('\n')
const unused = await listUnusedKeys(root)

// `--tidy` removes planned keys that are in use by now.
if (process.argv.includes('--tidy')) {
  writeFileSync(plannedFile, `${[head, ...planned.filter((key) => unused.includes(key))].join('\n')}\n`)
}

const screens = globSync('{apps/web/app,packages/{ui,blocks}/src}/**/*.tsx', { cwd: root }).filter(isScreen)
const findings = [
  ...screens.flatMap((path) => findHardCodedTexts({ path, text: readFileSync(join(root, path), 'utf8') })),
  ...findUnusedTexts({ all: Object.keys(english), unused, planned }),
]
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
