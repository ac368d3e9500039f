import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, state } from '../environment.ts'
import { checkAdvisories } from './advisories.ts'
import { listPackages, writeBillOfMaterials } from './bill-of-materials.ts'
import type { Finding } from './finding.ts'
import { checkHistory } from './history-secrets.ts'
import { checkInstallScripts } from './install-scripts.ts'

/** `./dev audit`: checks the packages and the history. Fails for urgent advisories, missing packages and secrets. */
export async function audit(): Promise<number> {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  mkdirSync(state, { recursive: true })
  const checks: [name: string, run: () => Finding | Promise<Finding>][] = [
    ['advisories', () => checkAdvisories(listPackages(lockfile).length)],
    ['bill of materials', () => writeBillOfMaterials(join(state, 'sbom.cdx.json'), lockfile)],
    ['install scripts', () => checkInstallScripts(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))],
    ['secrets in the history', checkHistory],
  ]
  const labels = { passed: 'ok', failed: 'FAILED', unchecked: 'NOT CHECKED' }
  let code = 0
  for (const [name, run] of checks) {
    const finding = await run()
    console.log(`${labels[finding.state].padEnd(12)} ${name}: ${finding.lines.join('\n  ')}`)
    if (finding.state === 'failed') code = 1
  }
  return code
}
