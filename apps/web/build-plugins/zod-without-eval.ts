import type { Plugin } from 'vite'

/**
 * Zod probes `new Function`, which our content security policy reports as a violation. Setting `jitless` inside Zod's
 * own module disables the probe before any schema is created, in any load order.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/core/core.js')) return undefined
      return { code: `${code}\nglobalConfig.jitless = true\n`, map: null }
    },
  }
}
