import type { Plugin, Rolldown } from 'vite'
import { islands, sharedBudgets } from '../app/islands/islands.ts'
import { compressedBytes, withImports } from './fetched-files.ts'

type Bundle = Rolldown.OutputBundle

/** Fails the build if an island, the starter or React exceeds its budget. */
export function islandBudgets(): Plugin {
  return {
    name: 'island-budgets',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const over = measureSizes(bundle).filter(({ bytes, maxBytes }) => bytes > maxBytes)
        if (over.length === 0) return
        const lines = over.map(
          ({ script, bytes, maxBytes }) => `  ${script}: ${bytes} bytes, at most ${maxBytes} are allowed`,
        )
        this.error(`Over budget (app/islands/islands.ts):\n${lines.join('\n')}`)
      },
    },
  }
}

type Size = { script: string; bytes: number; maxBytes: number }

/** Measures each script without the files that are already loaded before it. */
function measureSizes(bundle: Bundle): Size[] {
  const starter = filesOf(bundle, 'start-islands.ts')
  const react = filesOf(bundle, 'hydrate-island.ts').difference(starter)
  const shared = starter.union(react)
  const measure = (script: string, files: Set<string>, maxBytes: number) => ({
    script,
    bytes: compressedBytes(bundle, files),
    maxBytes,
  })
  return [
    measure('starter', starter, sharedBudgets.starter),
    measure('React', react, sharedBudgets.react),
    measure('frame', filesOf(bundle, 'personalise-frame.ts').difference(starter), sharedBudgets.frame),
    measure('search', filesOf(bundle, 'suggest-records.ts').difference(starter), sharedBudgets.search),
    measure('sharing', filesOf(bundle, 'start-sharing.ts').difference(starter), sharedBudgets.sharing),
    measure('positions', filesOf(bundle, 'filter-positions.ts').difference(starter), sharedBudgets.positions),
    measure('country', filesOf(bundle, 'open-country-switch.ts').difference(starter), sharedBudgets.country),
    ...Object.entries(islands).map(([name, { maxBytes }]) =>
      measure(name, filesOf(bundle, `${name}.tsx`).difference(shared), maxBytes),
    ),
    ...heaviestPages(bundle, shared).map((files) => measure('the heaviest page', files, sharedBudgets.page)),
  ]
}

/** The files of the islands of all pages, combined with those of each kind of page. */
function heaviestPages(bundle: Bundle, shared: Set<string>): Set<string>[] {
  const plans = Object.entries<{ maxBytes: number; on?: readonly string[] }>(islands)
  const filesOfIsland = (name: string) => filesOf(bundle, `${name}.tsx`)
  const join = (names: typeof plans, first: Set<string>) =>
    names.reduce((all, [name]) => all.union(filesOfIsland(name)), first)
  const anywhere = join(
    plans.filter(([, { on }]) => !on),
    shared,
  )
  const kinds = new Set(plans.flatMap(([, { on = [] }]) => on))
  return [...kinds].map((kind) =>
    join(
      plans.filter(([, { on }]) => on?.includes(kind)),
      anywhere,
    ),
  )
}

/** The files of the chunk with this module and of its imports. */
function filesOf(bundle: Bundle, module: string): Set<string> {
  const found = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/app/islands/${module}`)))
  if (!found) throw new Error(`no chunk contains app/islands/${module}`)
  return withImports(bundle, [found])
}
