import type { Plugin, Rolldown } from 'vite'
import { compressedBytes, withImports } from './fetched-files.ts'

/** What somebody who opens the portal fetches, compressed with Brotli. */
const maxBytes = 160_000
const firstScreen = [
  'entry.client.tsx',
  'root.tsx',
  'request/document.route.tsx',
  'portal/portal.route.tsx',
  'portal/dashboard.route.tsx',
]

/** Ends the build when the script of the portal's first screen weighs more than its budget. */
export function portalBudget(): Plugin {
  return {
    name: 'portal-budget',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = withImports(
          bundle,
          firstScreen.flatMap((module) => chunksOf(bundle, module)),
        )
        const bytes = compressedBytes(bundle, files)
        if (bytes <= maxBytes) return
        const heaviest = [...files]
          .map((file) => ({ file, bytes: compressedBytes(bundle, [file]) }))
          .toSorted((one, other) => other.bytes - one.bytes)
          .slice(0, 12)
          .map((one) => `  ${one.file}: ${one.bytes}`)
        this.error(
          `The dashboard fetches ${bytes} bytes of script, at most ${maxBytes} are allowed. What only one screen needs ` +
            `comes with its route, its words by loadScreenTexts. The heaviest:\n${heaviest.join('\n')}`,
        )
      },
    },
  }
}

/** The framework may cut a route into several chunks: its loader, what it shows meanwhile, the screen. */
function chunksOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(({ facadeModuleId }) => facadeModuleId?.split('?')[0]?.endsWith(`/web/app/${module}`))
  if (chunks.length === 0) throw new Error(`no chunk has app/${module}`)
  return chunks
}
