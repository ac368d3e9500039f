import { type Language, languages } from '@ferrule/domain/locales/language'
import { toLanguageTag } from '@ferrule/domain/locales/locale'
import { Button } from '@ferrule/ui/button'
import { Tag } from '@ferrule/ui/tag'
import { TextLink } from '@ferrule/ui/text-link'
import { ScriptFonts } from '../frame/script-fonts.tsx'
import { GuideHead } from './guide-head.tsx'
import { GuideSection } from './guide-section.tsx'
import { languageSamples } from './language-samples.ts'
import { typeScale } from './type-scale.ts'
import classes from './typography.module.css'
import { guideTexts } from './guide-texts.ts'

/** The longest word as heading, button, link and tag. */
function NarrowSample({ language }: { language: Language }) {
  const { heading, longWord } = languageSamples[language]
  return (
    <li lang={toLanguageTag({ language, country: undefined })}>
      <h3>{longWord}</h3>
      <p>{heading}</p>
      <Button variant="secondary">{longWord}</Button>
      <p>
        <TextLink href="#main">{longWord}</TextLink>
      </p>
      <Tag>{longWord}</Tag>
    </li>
  )
}

export default function TypographyPage() {
  return (
    <>
      <GuideHead title="Typography" />
      <GuideSection title={guideTexts.typeScale} note={guideTexts.typeScaleNote}>
        <dl className={classes.scale} lang="en">
          {typeScale.map(({ name, step, sample }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={classes[step]}>{sample}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <GuideSection title={guideTexts.typeLanguages} note={guideTexts.typeLanguagesNote}>
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
      <GuideSection title={guideTexts.typeNarrow} note={guideTexts.typeNarrowNote}>
        <ul role="list" className={classes.narrow}>
          {languages.map((language) => (
            <NarrowSample key={language} language={language} />
          ))}
        </ul>
      </GuideSection>
    </>
  )
}
