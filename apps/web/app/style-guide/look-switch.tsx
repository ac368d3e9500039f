import { languages } from '@ferrule/domain/locales/language'
import { themeKeys } from '@ferrule/domain/pages/theme'
import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { Wrap } from '@ferrule/ui/wrap'
import classes from './guide-frame.module.css'
import { languageSamples } from './language-samples.ts'
import { type Look, widths } from './look.ts'
import { words } from './words.ts'

const choices = {
  theme: { label: words.theme, options: themeKeys.map((key) => ({ value: key, label: key.replace('_', ' ') })) },
  language: {
    label: words.language,
    options: languages.map((language) => ({ value: language, label: languageSamples[language].name })),
  },
  scheme: {
    label: words.scheme,
    options: [
      { value: 'light', label: words.light },
      { value: 'dark', label: words.dark },
    ],
  },
  width: {
    label: words.width,
    options: [{ value: '', label: words.window }, ...widths.map((width) => ({ value: width, label: `${width} px` }))],
  },
}

/** A form that asks for the same page again: the address is the state, and no script is needed. */
export function LookSwitch({ look, action }: { look: Look; action: string }) {
  return (
    <form className={classes.look} method="get" action={action} aria-label={words.look}>
      <Wrap className={classes.choices}>
        {(['theme', 'language', 'scheme', 'width'] as const).map((name) => (
          <Select
            key={name}
            id={`look-${name}`}
            name={name}
            labels={words.fields}
            defaultValue={look[name] ?? ''}
            compact
            {...choices[name]}
          />
        ))}
        <Button type="submit" look="secondary">
          {words.show}
        </Button>
      </Wrap>
    </form>
  )
}
