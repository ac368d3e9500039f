import type { Plugin } from 'vite'

/**
 * Zod tries whether it may make code from text, and our content security policy reports each try as a violation. Told
 * in Zod's own module, it is known before any schema is made, whatever order the scripts load in.
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
