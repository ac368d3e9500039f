import type { Ref, SyntheticEvent } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import classes from './preview.module.css'

type FrameProps = {
  ref?: Ref<HTMLIFrameElement>
  href: string
  /** In pixels; the whole width without it. */
  width: string | undefined
  /** Follows a link of the page within the preview; false if it leads elsewhere. */
  onFollow?: (href: string) => boolean
}

/** The previewed page in a frame, so that its media queries see the chosen width. */
export function PreviewFrame({ ref, href, width, onFollow }: FrameProps) {
  const texts = useTexts()
  // The page forbids other pages in its frame, so links stay in the preview or open in a new tab.
  const catchLinks = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    currentTarget.contentDocument?.addEventListener('click', (event) => {
      const link = findLink(event.target)
      if (!link || link.hash !== '' || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (onFollow?.(link.href)) event.preventDefault()
      else link.target = '_blank'
    })
  return (
    <div className={classes.frameScroll}>
      <iframe
        {...{ ref, width }}
        key={href}
        className={classes.frame}
        title={texts('editor.preview.frame')}
        src={href}
        onLoad={catchLinks}
      />
    </div>
  )
}

/** The elements of a frame belong to another realm, so `instanceof` does not work on them. */
function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target && 'closest' in target ? (target as Element).closest('a') : null
}
