import { Wordmark } from '@ferrule/ui/wordmark'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import frameClasses from '../frame/site-frame.module.css'
import classes from './guide-frame.module.css'
import { guidePages } from './guide-pages.ts'
import { LookSwitch } from './look-switch.tsx'
import { type Look, toSearch } from './look.ts'
import { words } from './words.ts'

/** Every link keeps the chosen look. */
export function GuideFrame({ look, children }: { look: Look; children: ReactNode }) {
  const { pathname } = useLocation()
  const search = toSearch(look)
  return (
    <>
      <a className={frameClasses.skip} href="#main" lang="en">
        {words.skip}
      </a>
      <header className={classes.header} lang="en">
        <Wrap className={classes.row}>
          <Wordmark href={`/style-guide${search}`} name={words.title} label={words.title} />
          <nav className={classes.nav} aria-label={words.navigation}>
            <ul role="list">
              {guidePages.slice(1).map(({ path, title }) => (
                <li key={path}>
                  <a href={`${path}${search}`} aria-current={path === pathname ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Wrap>
        <LookSwitch look={look} action={pathname} />
      </header>
      <main id="main" className={frameClasses.main}>
        {children}
      </main>
    </>
  )
}
