/** Reads the address of a script from the page: for a static import the bundler would add its preload code. */
export function scriptAddress(script: 'country' | 'positions' | 'search' | 'sharing'): string {
  return document.querySelector<HTMLScriptElement>('script[data-hydration]')?.dataset[script] ?? ''
}

/** A click that opens a new tab or window follows the link. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey
}
