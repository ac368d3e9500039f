import { Wordmark } from '@ferrule/ui/wordmark'
import { Wrap } from '@ferrule/ui/wrap'
import classes from './footer.module.css'
import { useFrame } from './frame.ts'
import { legalNavigation, mainNavigation } from './navigation.ts'
import { useTexts } from './texts.tsx'

export function Footer() {
  const { siteName, home, portalName, portalHome, year } = useFrame()
  const texts = useTexts()
  return (
    <footer className={classes.footer}>
      <Wrap>
        <div className={classes.top}>
          {siteName && (
            <Wordmark
              className={classes.mark}
              href={home}
              name={siteName}
              label={texts('frame.home-of', { site: siteName })}
            />
          )}
          <nav className={classes.links} aria-label={siteName || texts('frame.home')}>
            {mainNavigation.map(({ text, path }) => (
              <a key={path} href={`${home}${path}`}>
                {texts(text)}
              </a>
            ))}
            <a href={`${home}/search`}>{texts('frame.search')}</a>
            <a href={portalHome}>{portalName}</a>
          </nav>
        </div>
        <nav className={classes.legal} aria-label={texts('frame.legal')}>
          <span>{siteName && `© ${year} ${siteName}`}</span>
          {legalNavigation.map(({ text, path }) => (
            <a key={path} href={`${home}${path}`}>
              {texts(text)}
            </a>
          ))}
        </nav>
      </Wrap>
    </footer>
  )
}
