import { guidePages } from './guide-pages.ts'
import { type GuideOptions, toSearch } from './guide-options.ts'
import classes from './style-guide.module.css'
import { guideTexts } from './guide-texts.ts'

/** The same page in an iframe of the chosen width, so that its media queries apply. */
export function WidthFrame({ options, path }: { options: GuideOptions; path: string }) {
  const { width = '' } = options
  const title = guidePages.find((page) => page.path === path)?.title ?? guideTexts.title
  const src = `${path}${toSearch({ ...options, width: undefined, framed: '1' })}`
  return (
    <div className={classes.frameScroll}>
      <title>{title}</title>
      <iframe className={classes.frame} title={guideTexts.framed(title, width)} src={src} width={width} />
    </div>
  )
}
