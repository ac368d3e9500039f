import { isBrandTheme, themeKeys } from '@ferrule/domain/pages/theme'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { colourRoles } from './colour-roles.ts'
import { GuideHead } from './guide-head.tsx'
import { guidePages } from './guide-pages.ts'
import { GuideSection } from './guide-section.tsx'
import { toSearch } from './guide-options.ts'
import classes from './start.module.css'
import { useGuideOptions } from './use-guide-options.ts'
import { guideTexts } from './guide-texts.ts'

export default function StartPage() {
  return (
    <>
      <GuideHead title={guideTexts.title} lead={guideTexts.lead} />
      <GuideSection title={guideTexts.pages}>
        <Pages />
      </GuideSection>
      <GuideSection title={guideTexts.themes} note={guideTexts.themesNote}>
        <Themes />
      </GuideSection>
      <GuideSection title={guideTexts.colours} note={guideTexts.coloursNote}>
        <Colours />
      </GuideSection>
    </>
  )
}

function Pages() {
  const search = toSearch(useGuideOptions())
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
            <p>{isBrandTheme(key) ? guideTexts.brandTheme : guideTexts.topicTheme}</p>
          </div>
          <div className={classes.accent}>
            <Button>{guideTexts.primary}</Button>
            <span className={classes.soft}>{guideTexts.softTag}</span>
            <a href={`?theme=${key}`}>{guideTexts.accentLink}</a>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Uses SVG rectangles, because the content security policy forbids style attributes. */
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
