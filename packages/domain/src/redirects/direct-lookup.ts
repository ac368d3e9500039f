/** `?direct` after a page id requests the page by its id: `/en/64f0?direct`. */
export function hasDirect(search: string): boolean {
  return toParameters(search).some((parameter) => isDirect(parameter) && parameter !== 'direct=false')
}

/** The query without the flag, or ''. */
export function withoutDirect(search: string): string {
  const others = toParameters(search).filter((parameter) => !isDirect(parameter))
  return others.length > 0 ? `?${others.join('&')}` : ''
}

function toParameters(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '')
}

function isDirect(parameter: string): boolean {
  return parameter === 'direct' || parameter.startsWith('direct=')
}
