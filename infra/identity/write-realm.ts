import { writeFileSync } from 'node:fs'
import { realm } from './realm.ts'
import { readRealmSettings } from './realm-settings.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('the path of the output file is missing')
// An import has the built-in reset flow. The reconciliation replaces it, and only then allows resets.
const imported = { ...realm(readRealmSettings()), resetPasswordAllowed: false }
writeFileSync(target, JSON.stringify(imported, null, 2))
