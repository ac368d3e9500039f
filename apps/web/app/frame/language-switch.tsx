import { parsePagePath, toPathname } from '@ferrule/domain/pages/page-path'
import { SmallIcon } from '@ferrule/ui/icon'
import { useLocation } from 'react-router'
import { useFrame } from './frame.ts'
import classes from './language-switch.module.css'
import { useTexts } from './texts.tsx'

/** The same page in the site's other languages. Works without script. */
export function LanguageSwitch() {
  const { languages, locale } = useFrame()
  const texts = useTexts()
  const { pathname } = useLocation()
  const { segments } = parsePagePath(pathname)
  if (languages.length < 2) return null
  return (
    <details className={classes.switch}>
      <summary className={classes.current}>
        <SmallIcon name="globe" />
        <span className={classes.place}>{texts('frame.international')} / </span>
        {locale.toUpperCase()}
      </summary>
      <ul className={classes.list} role="list">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={toPathname({ locale: { language, country: undefined }, segments })}
              hrefLang={language}
              lang={language}
              aria-current={language === locale ? 'true' : undefined}
            >
              {nameOf(language)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const names = new Map<string, string>()

/** Each language in its own words; remembered, because asking costs as much as drawing half the header. */
function nameOf(language: string): string {
  const known = names.get(language)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const written = name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  names.set(language, written)
  return written
}
