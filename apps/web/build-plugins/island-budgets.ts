import type { Plugin, Rolldown } from 'vite'
import { islands, sharedBudgets } from '../app/islands/islands.ts'
import { compressedBytes, withImports } from './fetched-files.ts'

type Bundle = Rolldown.OutputBundle

/** Ends the build when an island, the starter or React weighs more in the browser than its budget. */
export function islandBudgets(): Plugin {
  return {
    name: 'island-budgets',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const over = weigh(bundle).filter(({ bytes, maxBytes }) => bytes > maxBytes)
        if (over.length === 0) return
        const lines = over.map(
          ({ part, bytes, maxBytes }) => `  ${part}: ${bytes} bytes, at most ${maxBytes} are allowed`,
        )
        this.error(`Over budget (app/islands/islands.ts):\n${lines.join('\n')}`)
      },
    },
  }
}

type Weight = { part: string; bytes: number; maxBytes: number }

/** Each part without what is there already when it is fetched. */
function weigh(bundle: Bundle): Weight[] {
  const starter = filesOf(bundle, 'start-islands.ts')
  const react = filesOf(bundle, 'hydrate-island.ts').difference(starter)
  const shared = starter.union(react)
  const weight = (part: string, files: Set<string>, maxBytes: number) => ({
    part,
    bytes: compressedBytes(bundle, files),
    maxBytes,
  })
  return [
    weight('starter', starter, sharedBudgets.starter),
    weight('React', react, sharedBudgets.react),
    ...Object.entries(islands).map(([name, { maxBytes }]) =>
      weight(name, filesOf(bundle, `${name}.tsx`).difference(shared), maxBytes),
    ),
    ...heaviestPages(bundle, shared).map((files) => weight('the heaviest page', files, sharedBudgets.page)),
  ]
}

/** All islands that can stand anywhere, once with those of each kind of page. */
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

/** The chunk with this module and all that is fetched with it. */
function filesOf(bundle: Bundle, module: string): Set<string> {
  const found = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/app/islands/${module}`)))
  if (!found) throw new Error(`no chunk has app/islands/${module}`)
  return withImports(bundle, [found])
}
