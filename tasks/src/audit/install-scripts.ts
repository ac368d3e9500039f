import type { Finding } from './finding.ts'

/** Packages whose install scripts may run. A new entry needs a review of the script. */
const reviewed: readonly string[] = []

/** Checks that the workspace lists which packages may run install scripts, and that each of them was reviewed. */
export function checkInstallScripts(workspace: string): Finding {
  const allowed = listAllowedBuilds(workspace)
  if (!allowed) return { state: 'failed', lines: ['pnpm-workspace.yaml has no allowBuilds'] }
  const unknown = allowed.filter((name) => !reviewed.includes(name))
  if (unknown.length > 0) return { state: 'failed', lines: [`not reviewed: ${unknown.join(', ')}`] }
  return { state: 'passed', lines: [`${allowed.length} packages may run one`] }
}

/** The names set to `true` in `allowBuilds`; undefined without such a list, or if a setting allows all scripts. */
function listAllowedBuilds(workspace: string): string[] | undefined {
  if (/^(dangerouslyAllowAllBuilds|neverBuiltDependencies|onlyBuiltDependencies)\b/m.test(workspace)) return undefined
  const section = /^allowBuilds:\n((?: +.*\n|\n)*)/m.exec(workspace)?.[1]
  if (section === undefined) return undefined
  return [...section.matchAll(/^ +"?([^":\s]+)"?: true$/gm)].map(([, name = '']) => name)
}
