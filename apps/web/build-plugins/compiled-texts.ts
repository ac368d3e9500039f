import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const catalogue = /\/packages\/texts\/src\/catalogues\/[a-z]{2}\/[\w-]+\.ts$/

/** Compiles the texts at build time, so that the message parser is not in the browser bundle. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    async transform(_code, id) {
      if (id.endsWith('/packages/texts/src/compile-text.ts')) return 'export const compileText = (text) => text'
      if (!catalogue.test(id)) return undefined
      const areas: Record<string, Record<string, string>> = await import(id)
      const compiled = Object.entries(areas).map(([area, texts]) => {
        const messages = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])
        return `export const ${area} = ${JSON.stringify(Object.fromEntries(messages))}`
      })
      return compiled.join('\n')
    },
  }
}
