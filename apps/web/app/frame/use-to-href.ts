import type { LinkTarget } from '@ferrule/domain/navigation/link-target'
import { newsPanelHref } from './news-panel-id.ts'
import { useFrame } from './frame.ts'

/** Where a link leads for this reader. Every link here is a full page load, so a hard one needs nothing more. */
export function useToHref(): (target: LinkTarget) => string | undefined {
  const { home } = useFrame()
  return (target) => {
    switch (target.kind) {
      case 'path':
        return toOwnHref(target.path, home)
      case 'full':
        return target.href
      case 'action':
        return newsPanelHref
      default:
        return undefined
    }
  }
}

function toOwnHref(path: string, home: string): string {
  return /^\/([?#]|$)/.test(path) ? `${home}${path.slice(1)}` : `${home}${path}`
}
