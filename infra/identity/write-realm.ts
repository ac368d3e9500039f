import { writeFileSync } from 'node:fs'
import { realm } from './realm.ts'
import { readRealmSettings } from './realm-settings.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('needs the file to write')
writeFileSync(target, JSON.stringify(realm(readRealmSettings()), null, 2))
