import { SkipLink } from '@ferrule/ui/skip-link'
import type { ReactNode } from 'react'
import { ComparisonBar } from '../comparison/comparison-bar.tsx'
import { ComparisonOpener } from '../comparison/comparison-opener.tsx'
import { ComparisonPanel } from '../comparison/comparison-panel.tsx'
import { ConsentQuestion } from '../consent/consent-question.tsx'
import { SearchPanel } from '../search/search-panel.tsx'
import { CountryPanel } from './country-panel.tsx'
import { Footer } from './footer.tsx'
import { useFrame } from './frame.ts'
import { Header } from './header.tsx'
import { NewsPanel } from './news-panel.tsx'
import { SharedMarkup } from './shared-markup.tsx'
import { SideButtons } from './side-buttons.tsx'
import classes from './site-frame.module.css'
import { StoredChoice } from './stored-choice.tsx'
import { useTexts } from './texts.tsx'

type SiteFrameProps = {
  children: ReactNode
  /** Content between header and page, such as a notice about the language. */
  banner?: ReactNode
  /** False for pages rendered in the browser, because the texts of comparison and search exist only on the server. */
  comparison?: boolean
  /** False on the page of the consent settings. */
  asksConsent?: boolean
}

/** The frame of every public page. */
export function SiteFrame({ children, banner, comparison = true, asksConsent = true }: SiteFrameProps) {
  const { headerHidden, sideButtons } = useFrame()
  const texts = useTexts()
  return (
    <>
      <SkipLink href="#main">{texts('frame.skip-to-content')}</SkipLink>
      {!headerHidden && <Header comparison={comparison} />}
      {banner ?? <StoredChoice />}
      <main id="main" className={classes.main}>
        {children}
      </main>
      <Footer />
      <SharedMarkup name="panels" version={String(comparison)}>
        {sideButtons && <SideButtons>{comparison && <ComparisonOpener />}</SideButtons>}
        <NewsPanel />
        <CountryPanel />
        {comparison && <SearchPanel />}
        {comparison && <ComparisonPanel />}
        {comparison && <ComparisonBar />}
      </SharedMarkup>
      {asksConsent && <ConsentQuestion />}
    </>
  )
}
