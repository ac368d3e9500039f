import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // All routes are in the initial manifest, so there is no public endpoint for route discovery.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
