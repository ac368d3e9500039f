import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export type Package = { folder: string; name: string; dependencies: readonly string[] }

/** Every folder with a `tsconfig.json`, slow ones first. */
const typedFolders = [
  'apps/data',
  'apps/web',
  'apps/cms',
  'packages/domain',
  'packages/blocks',
  'journeys',
  'packages/ui',
  'seeds',
  'packages/content-client',
  'bench',
  'packages/connectors',
  'packages/texts',
  'tasks',
  'packages/pdf',
  'packages/data-client',
  'packages/telemetry',
]

/** Dependencies that are imported by path and not by package name. */
const pathDependencies: Record<string, readonly string[]> = { journeys: ['infra'], tasks: ['@ferrule/seeds'] }

const names = z.record(z.string(), z.string()).default({})
const manifest = z.object({ name: z.string(), dependencies: names, devDependencies: names })

export function readPackages(checkout: string): Package[] {
  return typedFolders.map((folder) => {
    const text = readFileSync(join(checkout, folder, 'package.json'), 'utf8')
    const { name, dependencies, devDependencies } = manifest.parse(JSON.parse(text))
    const used = [...Object.keys(dependencies), ...Object.keys(devDependencies), ...(pathDependencies[folder] ?? [])]
    return { folder, name, dependencies: used }
  })
}

/** Files that affect every package. */
const sharedSettings = /^(tsconfig\.base\.json|package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/

/** The packages that contain a changed file, and those that depend on them, directly or not. */
export function findAffected(packages: readonly Package[], changedFiles: readonly string[]): Package[] {
  if (changedFiles.some((file) => sharedSettings.test(file))) return [...packages]
  const isIn = (folder: string) => changedFiles.some((file) => file.startsWith(`${folder}/`))
  const affected = new Set(packages.filter(({ folder }) => isIn(folder)).map(({ name }) => name))
  if (isIn('infra')) affected.add('infra')
  let previousSize = -1
  while (previousSize !== affected.size) {
    previousSize = affected.size
    for (const { name, dependencies } of packages) if (dependencies.some((one) => affected.has(one))) affected.add(name)
  }
  return packages.filter(({ name }) => affected.has(name))
}
