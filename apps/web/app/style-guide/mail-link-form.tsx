import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { GuideSection } from './guide-section.tsx'
import classes from './mail-link.module.css'
import { toSearch } from './guide-options.ts'
import type { MailLinkRefusal } from './to-mail-link.ts'
import { useGuideOptions } from './use-guide-options.ts'
import { guideTexts } from './guide-texts.ts'

export type MailLinkInput = { site: string; locale: string; path: string; text: string }

type MailLinkFormProps = {
  input: MailLinkInput
  sites: { value: string; label: string }[]
  refusal: MailLinkRefusal | undefined
}

const { mail, fields } = guideTexts

export function MailLinkForm({ input, sites, refusal }: MailLinkFormProps) {
  const options = Object.entries(Object.fromEntries(new URLSearchParams(toSearch(useGuideOptions()))))
  return (
    <GuideSection title={mail.form}>
      <form method="get" className={classes.form} lang="en" aria-label={mail.form}>
        {options.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          id="mail-site"
          name="site"
          label={mail.site}
          labels={fields}
          options={sites}
          defaultValue={input.site}
          error={refusal === 'site-without-domain' ? mail[refusal] : undefined}
        />
        <TextField
          id="mail-locale"
          name="locale"
          label={mail.locale}
          labels={fields}
          hint={mail.localeHint}
          defaultValue={input.locale}
          error={refusal === 'no-locale' ? mail[refusal] : undefined}
        />
        <TextField
          id="mail-path"
          name="path"
          label={mail.path}
          labels={fields}
          hint={mail.pathHint}
          defaultValue={input.path}
        />
        <TextField id="mail-text" name="text" label={mail.text} labels={fields} defaultValue={input.text} />
        <p>
          <Button type="submit">{mail.build}</Button>
        </p>
      </form>
    </GuideSection>
  )
}
