/** The framework's reloading of components; only there while developing. */
declare module 'virtual:react-router/inject-hmr-runtime'

declare module 'virtual:browser-entries' {
  type BrowserEntry = { script: string; preload: string[] }
  export const entries: Record<'islands' | 'hydration' | 'silentCallback' | 'tags', BrowserEntry>
}

declare module 'virtual:style-sheets' {
  /** Empty while developing. */
  export const sheets: Partial<Record<'form' | 'lists' | 'overviews' | 'product' | 'rare' | 'request', string>>
}

declare module 'virtual:text-files' {
  /** The files with the words of each area in each language; empty while developing and in the browser. */
  export const textFiles: Record<string, Record<string, string>>
}
