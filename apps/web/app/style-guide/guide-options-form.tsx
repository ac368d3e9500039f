import { languages } from '@ferrule/domain/locales/language'
import { themeKeys } from '@ferrule/domain/pages/theme'
import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { Wrap } from '@ferrule/ui/wrap'
import classes from './guide-frame.module.css'
import { languageSamples } from './language-samples.ts'
import { type GuideOptions, widths } from './guide-options.ts'
import { guideTexts } from './guide-texts.ts'

const choices = {
  theme: { label: guideTexts.theme, options: themeKeys.map((key) => ({ value: key, label: key.replace('_', ' ') })) },
  language: {
    label: guideTexts.language,
    options: languages.map((language) => ({ value: language, label: languageSamples[language].name })),
  },
  scheme: {
    label: guideTexts.scheme,
    options: [
      { value: 'light', label: guideTexts.light },
      { value: 'dark', label: guideTexts.dark },
    ],
  },
  width: {
    label: guideTexts.width,
    options: [
      { value: '', label: guideTexts.window },
      ...widths.map((width) => ({ value: width, label: `${width} px` })),
    ],
  },
}

/** Reloads the same page with other options: the URL is the state. Works without JavaScript. */
export function GuideOptionsForm({ options, action }: { options: GuideOptions; action: string }) {
  return (
    <form className={classes.options} method="get" action={action} aria-label={guideTexts.options}>
      <Wrap className={classes.choices}>
        {(['theme', 'language', 'scheme', 'width'] as const).map((name) => (
          <Select
            key={name}
            id={`option-${name}`}
            name={name}
            labels={guideTexts.fields}
            defaultValue={options[name] ?? ''}
            compact
            {...choices[name]}
          />
        ))}
        <Button type="submit" variant="secondary">
          {guideTexts.show}
        </Button>
      </Wrap>
    </form>
  )
}
