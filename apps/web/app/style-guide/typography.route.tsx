import { languages } from '@ferrule/domain/locales/language'
import { toLanguageTag } from '@ferrule/domain/locales/locale'
import { ScriptFonts } from '../frame/script-fonts.tsx'
import { GuideHead } from './guide-head.tsx'
import { GuideSection } from './guide-section.tsx'
import { languageSamples } from './language-samples.ts'
import { typeScale } from './type-scale.ts'
import classes from './typography.module.css'
import { words } from './words.ts'

export default function TypographyPage() {
  return (
    <>
      <GuideHead title="Typography" />
      <GuideSection title={words.typeScale} note={words.typeScaleNote}>
        <dl className={classes.scale} lang="en">
          {typeScale.map(({ name, step, sample }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={classes[step]}>{sample}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <GuideSection title={words.typeLanguages} note={words.typeLanguagesNote}>
        <ul role="list" className={classes.languages}>
          {languages.map((language) => (
            <li key={language} lang={toLanguageTag({ language, country: undefined })}>
              <p className={classes.label}>{languageSamples[language].name}</p>
              <h3>{languageSamples[language].heading}</h3>
              <p>
                {languageSamples[language].text} {languageSamples[language].longWord}
              </p>
            </li>
          ))}
        </ul>
        <ScriptFonts language="ja" />
        <ScriptFonts language="zh" />
      </GuideSection>
    </>
  )
}
