import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Every route is known from the start: no endpoint that strangers could ask for routes one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
