import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeTrimmedManifest } from './build-plugins/trim-manifest.ts'

export default {
  appDirectory: 'app',
  // All routes are in the initial manifest, so there is no public endpoint for route discovery.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeTrimmedManifest(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config
