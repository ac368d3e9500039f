import type { Plugin, Rolldown } from 'vite'
import { compressedBytes, withImports } from './fetched-files.ts'

/** The scripts of the portal's first screen, compressed with Brotli. */
const maxBytes = 160_000
const firstScreen = [
  'entry.client.tsx',
  'root.tsx',
  'visit/document.route.tsx',
  'frame/default-layout.route.tsx',
  'portal/portal.route.tsx',
  'dashboard/dashboard.route.tsx',
  'dashboard/dashboard-content.tsx',
]

/** Fails the build if the scripts of the portal's first screen exceed their budget. */
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
          .toSorted((a, b) => b.bytes - a.bytes)
          .slice(0, 12)
          .map((entry) => `  ${entry.file}: ${entry.bytes}`)
        this.error(
          `The dashboard loads ${bytes} bytes of script, at most ${maxBytes} are allowed. Move code of one screen to ` +
            `its route, and its texts to loadScreenTexts. The largest files:\n${heaviest.join('\n')}`,
        )
      },
    },
  }
}

/** The framework may split a route into several chunks: loader, fallback and component. */
function chunksOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(({ facadeModuleId }) => facadeModuleId?.split('?')[0]?.endsWith(`/web/app/${module}`))
  if (chunks.length === 0) throw new Error(`no chunk contains app/${module}`)
  return chunks
}
