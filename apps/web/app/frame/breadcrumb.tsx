import { Wrap } from '@ferrule/ui/wrap'
import classes from './breadcrumb.module.css'
import { useFrame } from './frame.ts'
import { useTexts } from './texts.tsx'

/** Home, then where the reader is. */
export function Breadcrumb({ current }: { current: string }) {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <Wrap>
      <nav className={classes.crumbs} aria-label={texts('frame.breadcrumb')}>
        <ol role="list">
          <li>
            <a href={home}>{texts('frame.home')}</a>
          </li>
          <li>
            <span aria-current="page">{current}</span>
          </li>
        </ol>
      </nav>
    </Wrap>
  )
}
