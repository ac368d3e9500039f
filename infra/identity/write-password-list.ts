import { readFileSync, writeFileSync } from 'node:fs'
import { toPasswordList } from './password-list.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('the path of the output file is missing')
const common = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
writeFileSync(target, `${toPasswordList(common).join('\n')}\n`)
