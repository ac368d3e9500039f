import { expect, test } from 'vitest'
import { chunksOfModules } from './hydrated-chunks.ts'

type Module = { entry?: true; imports?: string[]; dynamic?: string[] }

const modules: Record<string, Module> = {
  '/web/app/islands/start-islands.ts': { entry: true, imports: ['starter.ts'] },
  '/web/app/islands/hydrate-island.ts': { entry: true, imports: ['react.js', 'starter.ts'], dynamic: ['basket.tsx'] },
  '/web/app/entry.client.tsx': { entry: true, imports: ['react.js', 'router.js'] },
  '/web/app/root.tsx': { entry: true, imports: ['router.js', 'root.module.css'] },
  '/web/app/portal/portal.route.tsx?client-route': {
    entry: true,
    imports: ['router.js', 'top-bar.tsx', 'stored-basket.ts', 'dates.ts', 'session.ts', 'button.tsx'],
    dynamic: ['notifications.tsx'],
  },
  '/web/app/pages/page.route.tsx': { entry: true, imports: ['dates.ts', 'session.ts', 'button.tsx'] },
  '/web/app/orders/orders.route.tsx': { entry: true, imports: ['top-bar.tsx', 'order-table.tsx'] },
  'basket.tsx': { imports: ['stored-basket.ts'] },
  'top-bar.tsx': { imports: ['top-bar.module.css', 'search.ts'] },
  'session.ts': { dynamic: ['sign-in-again.tsx'] },
  'sign-in-again.tsx': { imports: ['dialog.module.css'] },
  'button.tsx': { imports: ['button.module.css'] },
}

const graph = {
  getModuleIds: () => Object.keys(modules).values(),
  getModuleInfo: (id: string) => {
    const { entry = false, imports = [], dynamic = [] } = modules[id] ?? {}
    return { isEntry: entry, importedIds: imports, dynamicallyImportedIds: dynamic }
  },
}

const chunks = chunksOfModules(graph)

test.each([
  ['react.js', 'react'],
  ['router.js', 'hydrated'],
  ['top-bar.tsx', 'portal-frame'],
  ['search.ts', 'portal-frame'],
  ['dates.ts', 'portal-shared'],
])('%s is merged into the chunk %s', (id, chunk) => {
  expect(chunks.get(id)).toBe(chunk)
})

test.each([
  ['the script that starts islands', 'starter.ts'],
  ['a module of an island', 'stored-basket.ts'],
  ['a component with styles that public pages render', 'button.tsx'],
  ['what public pages import and loads styles later', 'session.ts'],
  ['styles', 'top-bar.module.css'],
  ['what a screen loads later', 'notifications.tsx'],
  ['what one screen of the portal loads', 'order-table.tsx'],
  ['an entry', '/web/app/entry.client.tsx'],
])('%s keeps the chunk of the bundler', (_what, id) => {
  expect(chunks.has(id)).toBe(false)
})
