import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { cache, root } from '../environment.ts'
import { listSourceFiles } from '../source-files.ts'
import { acceptedExpressions } from './accepted-expressions.ts'
import { checkRegularExpressions, findUnusedEntries } from './check-regular-expressions.ts'
import { findRegularExpressions, isProductCode } from './find-regular-expressions.ts'
import { rememberedAssessments } from './remembered-assessments.ts'

// `regular-expressions.ts [FILE…]`: assesses the regular expressions of the given files, or of all product code.
const chosen = process.argv.slice(2)
const expressions = listSourceFiles(root, chosen)
  .filter(isProductCode)
  .flatMap((path) => findRegularExpressions({ path, text: readFileSync(join(root, path), 'utf8') }))
const { assess, save } = rememberedAssessments(join(cache, `safe-regular-expressions-${recheckVersion()}.txt`))
const findings = [
  ...(await checkRegularExpressions(expressions, acceptedExpressions, assess)),
  ...(chosen.length === 0 ? findUnusedEntries(expressions, acceptedExpressions) : []),
]
save()
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1

/** A new version of the checker assesses every pattern again. */
function recheckVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('recheck/package.json')
  return z.object({ version: z.string() }).parse(manifest).version
}
