import { guidePages } from './guide-pages.ts'
import { type Look, toSearch } from './look.ts'
import classes from './style-guide.module.css'
import { words } from './words.ts'

/** The same page in a window of the chosen width: only so do the rules for small screens apply. */
export function WidthFrame({ look, path }: { look: Look; path: string }) {
  const { width = '' } = look
  const title = guidePages.find((page) => page.path === path)?.title ?? words.title
  const src = `${path}${toSearch({ ...look, width: undefined, framed: '1' })}`
  return (
    <div className={classes.frameScroll}>
      <title>{title}</title>
      <iframe className={classes.frame} title={words.framed(title, width)} src={src} width={width} />
    </div>
  )
}
