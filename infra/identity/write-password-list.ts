import { readFileSync, writeFileSync } from 'node:fs'
import { toPasswordList } from './password-list.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('needs the file to write')
const common = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
writeFileSync(target, `${toPasswordList(common).join('\n')}\n`)
