import type { NavigationItem } from '@ferrule/domain/navigation/navigation-item'
import type { TextKey } from '@ferrule/texts/catalogue'
import { ButtonLink } from '@ferrule/ui/button'
import { Wordmark } from '@ferrule/ui/wordmark'
import { Wrap } from '@ferrule/ui/wrap'
import { usePageContent } from '../pages/page-content.ts'
import classes from './footer.module.css'
import { useFrame } from './frame.ts'
import { newsPanelHref } from './news-panel-id.ts'
import { showsContactBand } from './shows-contact-band.ts'
import { SharedMarkup } from './shared-markup.tsx'
import { type SiteNavigation, useSiteNavigation } from './site-navigation.ts'
import { useTexts } from './texts.tsx'

/** Pages that every site must link in its footer. */
const legalPages: { text: TextKey; path: string }[] = [
  { text: 'footer.terms-of-use', path: '/terms-of-use' },
  { text: 'footer.privacy', path: '/privacy' },
  { text: 'footer.cookie-settings', path: '/consent' },
  { text: 'footer.imprint', path: '/imprint' },
  { text: 'footer.terms-and-conditions', path: '/terms-and-conditions' },
]

export function Footer() {
  const { fullPath, year } = useFrame()
  const { contact } = useSiteNavigation().footer
  const page = { path: fullPath, blocks: usePageContent()?.blocks ?? [] }
  const asksContact = contact !== undefined && showsContactBand(contact.href, page)
  return (
    <SharedMarkup name="footer" version={`${year} ${asksContact}`}>
      <FooterContent contact={asksContact ? contact : undefined} />
    </SharedMarkup>
  )
}

function FooterContent({ contact }: { contact: SiteNavigation['footer']['contact'] }) {
  const { siteName, home, theme } = useFrame()
  const { footer } = useSiteNavigation()
  const texts = useTexts()
  return (
    <footer className={classes.footer} data-theme={footer.theme === 'Default' ? theme : footer.theme}>
      <Wrap>
        {contact && <Contact {...contact} />}
        <div className={classes.top}>
          {siteName && (
            <Wordmark
              className={classes.mark}
              href={home}
              name={siteName}
              label={texts('frame.home-of', { site: siteName })}
            />
          )}
          <nav className={classes.sections} aria-label={texts('footer.navigation')}>
            {footer.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </nav>
        </div>
        <Legal />
      </Wrap>
    </footer>
  )
}

function Contact({ text, href, newTab }: NonNullable<SiteNavigation['footer']['contact']>) {
  const texts = useTexts()
  return (
    <div className={classes.contact}>
      <p className={classes.question}>{texts('footer.contact-question')}</p>
      <div>
        <p className={classes.promise}>{texts('footer.contact-text')}</p>
        <ButtonLink variant="inverse" href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
          {text}
        </ButtonLink>
      </div>
    </div>
  )
}

function Section({ section }: { section: NavigationItem }) {
  return (
    <div className={classes.section}>
      <h2>
        <a href={section.url ?? newsPanelHref}>{section.title}</a>
      </h2>
      <ul role="list">
        {section.items.map((item) => (
          <li key={item.id}>
            <a href={item.url ?? newsPanelHref}>{item.title}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Legal() {
  const { siteName, home, year } = useFrame()
  const texts = useTexts()
  return (
    <nav className={classes.legal} aria-label={texts('frame.legal')}>
      <span>{siteName && texts('footer.copyright', { year: String(year), company: siteName })}</span>
      {legalPages.map(({ text, path }) => (
        <a key={path} href={`${home}${path}`}>
          {texts(text)}
        </a>
      ))}
    </nav>
  )
}
