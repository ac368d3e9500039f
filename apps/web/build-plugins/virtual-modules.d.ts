/** The framework's hot module replacement; in development only. */
declare module 'virtual:react-router/inject-hmr-runtime'

declare module 'virtual:browser-entries' {
  type BrowserEntry = { script: string; preload: string[] }
  export const entries: Record<
    'country' | 'frame' | 'islands' | 'hydration' | 'positions' | 'search' | 'sharing' | 'silentCallback' | 'tags',
    BrowserEntry
  >
}

declare module 'virtual:style-sheets' {
  /** Empty in development. */
  export const sheets: Partial<
    Record<
      | 'article'
      | 'bands'
      | 'bar'
      | 'figures'
      | 'form'
      | 'lazy'
      | 'opening'
      | 'lists'
      | 'media'
      | 'overviews'
      | 'people'
      | 'nearest'
      | 'product'
      | 'request'
      | 'search-panel',
      string
    >
  >
}

declare module 'virtual:text-files' {
  /** The text files by language and area; empty in development and in the browser. */
  export const textFiles: Record<string, Record<string, string>>
}
