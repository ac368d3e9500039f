import { isBrandTheme, themeKeys } from '@ferrule/domain/pages/theme'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { colourRoles } from './colour-roles.ts'
import { GuideHead } from './guide-head.tsx'
import { guidePages } from './guide-pages.ts'
import { GuideSection } from './guide-section.tsx'
import { toSearch } from './look.ts'
import classes from './start.module.css'
import { useLook } from './use-look.ts'
import { words } from './words.ts'

export default function StartPage() {
  return (
    <>
      <GuideHead title={words.title} lead={words.lead} />
      <GuideSection title={words.pages}>
        <Pages />
      </GuideSection>
      <GuideSection title={words.themes} note={words.themesNote}>
        <Themes />
      </GuideSection>
      <GuideSection title={words.colours} note={words.coloursNote}>
        <Colours />
      </GuideSection>
    </>
  )
}

function Pages() {
  const search = toSearch(useLook())
  return (
    <ul role="list" className={classes.pages} lang="en">
      {guidePages.slice(1).map(({ path, title, note }) => (
        <li key={path}>
          <a href={`${path}${search}`}>
            <span>
              <strong>{title}</strong>
              {note}
            </span>
            <SmallIcon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Themes() {
  return (
    <ul role="list" className={classes.themes} lang="en">
      {themeKeys.map((key) => (
        <li key={key} data-theme={key}>
          <div className={classes.band}>
            <h3>{key.replace('_', ' ')}</h3>
            <p>{isBrandTheme(key) ? words.brandTheme : words.topicTheme}</p>
          </div>
          <div className={classes.accent}>
            <Button>{words.primary}</Button>
            <span className={classes.soft}>{words.softTag}</span>
            <a href={`?theme=${key}`}>{words.accentLink}</a>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Drawn, not styled: the content security policy refuses a style attribute for each colour. */
function Colours() {
  return (
    <ul role="list" className={classes.colours} lang="en">
      {colourRoles.map((role) => (
        <li key={role}>
          <svg viewBox="0 0 9 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="9" height="4" fill={`var(${role})`} />
          </svg>
          {role}
        </li>
      ))}
    </ul>
  )
}
