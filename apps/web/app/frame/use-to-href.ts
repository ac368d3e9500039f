import type { LinkTarget } from '@ferrule/domain/navigation/link-target'
import { newsPanelHref } from './news-panel-id.ts'
import { useFrame } from './frame.ts'

/** The href of a link target in the visitor's locale. All links on public pages are full page loads. */
export function useToHref(): (target: LinkTarget) => string | undefined {
  const { home } = useFrame()
  return (target) => {
    switch (target.kind) {
      case 'path':
        return toSiteHref(target.path, home)
      case 'full':
        return target.href
      case 'action':
        return newsPanelHref
      default:
        return undefined
    }
  }
}

function toSiteHref(path: string, home: string): string {
  return /^\/([?#]|$)/.test(path) ? `${home}${path.slice(1)}` : `${home}${path}`
}
