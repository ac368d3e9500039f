import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './site-frame.module.css'
import { useTexts } from './texts.tsx'

/** Around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const texts = useTexts()
  return (
    <>
      <a className={classes.skip} href="#main">
        {texts('frame.skip-to-content')}
      </a>
      <Header />
      <main id="main" className={classes.main}>
        {children}
      </main>
      <Footer />
    </>
  )
}
