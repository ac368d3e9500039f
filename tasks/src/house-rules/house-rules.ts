import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'
import { findHouseFaults } from './find-house-faults.ts'

// Every file that is, or would be, in version control. One that was deleted but not committed is still listed.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
const paths = listed.toString().trimEnd().split('\n')
const files = paths.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
const faults = files.flatMap((path) => findHouseFaults({ path, text: readFileSync(join(root, path), 'utf8') }))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
