import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { runQuietly } from '../run.ts'
import type { Finding } from './finding.ts'

const bill = z.object({
  components: z.array(z.object({ group: z.string().optional(), name: z.string(), version: z.string() })),
})

/** Writes the bill of materials (CycloneDX) and compares it with the lockfile. */
export async function writeBillOfMaterials(file: string, lockfile: string): Promise<Finding> {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--lockfile-only', '--out', file]
  const { code, output } = await runQuietly('pnpm', ['sbom', ...options])
  if (code !== 0) return { state: 'failed', lines: [output.trim()] }
  const missing = findMissing(lockfile, readFileSync(file, 'utf8'))
  const lines =
    missing.length > 0 ? [`missing: ${missing.join(', ')}`] : [`${listPackages(lockfile).length} packages in ${file}`]
  return { state: missing.length > 0 ? 'failed' : 'passed', lines }
}

/** Packages of the lockfile that the bill does not list. */
export function findMissing(lockfile: string, billText: string): string[] {
  const { components } = bill.parse(JSON.parse(billText))
  const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`))
  return listPackages(lockfile).filter((one) => !listed.has(one))
}

/** The packages of a lockfile as `name@version`. */
export function listPackages(lockfile: string): string[] {
  const section = lockfile.slice(lockfile.indexOf('\npackages:\n'), lockfile.indexOf('\nsnapshots:\n'))
  const keys = section.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+@[\w.+-]+)'?:$/gm)
  return [...keys].map(([, key = '']) => key)
}
