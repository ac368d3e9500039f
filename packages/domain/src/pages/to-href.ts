/**
 * The address behind a link an editor wrote. A path of our own is written without locale and site, and begins for
 * each reader at their `home`; `hard:` asks for a full page load, which every link here is. A named action has no
 * address.
 */
export function toHref(target: string, home: string): string | undefined {
  if (target.startsWith('action:')) return undefined
  if (target.startsWith('hard:')) return target.slice('hard:'.length)
  if (!target.startsWith('/')) return target
  return target === '/' ? home : `${home}${target}`
}
