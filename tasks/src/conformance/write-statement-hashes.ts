import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'
import { formatHashes, parseStatementList } from './statement-hashes.ts'

// For a new edition of the specification: `./dev exec node tasks/src/conformance/write-statement-hashes.ts LIST`.
const [list] = process.argv.slice(2)
if (!list) throw new Error('the path of the statement list (tab-separated) is missing')
writeFileSync(join(root, 'docs/conformance.sha256'), formatHashes(parseStatementList(readFileSync(list, 'utf8'))))
