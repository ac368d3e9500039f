import { Wordmark } from '@ferrule/ui/wordmark'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import frameClasses from '../frame/site-frame.module.css'
import classes from './guide-frame.module.css'
import { guidePages } from './guide-pages.ts'
import { type GuideOptions, toSearch } from './guide-options.ts'
import { GuideOptionsForm } from './guide-options-form.tsx'
import { guideTexts } from './guide-texts.ts'

/** The frame of the guide. Every link preserves the chosen options. */
export function GuideFrame({ options, children }: { options: GuideOptions; children: ReactNode }) {
  const { pathname } = useLocation()
  const search = toSearch(options)
  return (
    <>
      <a className={frameClasses.skip} href="#main" lang="en">
        {guideTexts.skip}
      </a>
      <header className={classes.header} lang="en">
        <Wrap className={classes.row}>
          <Wordmark href={`/style-guide${search}`} name={guideTexts.title} label={guideTexts.title} />
          <nav className={classes.nav} aria-label={guideTexts.navigation}>
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
        <GuideOptionsForm options={options} action={pathname} />
      </header>
      <main id="main" className={frameClasses.main}>
        {children}
      </main>
    </>
  )
}
