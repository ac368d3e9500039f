import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { GuideSection } from './guide-section.tsx'
import classes from './mail-link.module.css'
import { toSearch } from './look.ts'
import type { MailLinkRefusal } from './to-mail-link.ts'
import { useLook } from './use-look.ts'
import { words } from './words.ts'

export type MailLinkAnswers = { site: string; locale: string; path: string; text: string }

type MailLinkFormProps = {
  answers: MailLinkAnswers
  sites: { value: string; label: string }[]
  refusal: MailLinkRefusal | undefined
}

const { mail, fields } = words

export function MailLinkForm({ answers, sites, refusal }: MailLinkFormProps) {
  const look = Object.entries(Object.fromEntries(new URLSearchParams(toSearch(useLook()))))
  return (
    <GuideSection title={mail.form}>
      <form method="get" className={classes.form} lang="en" aria-label={mail.form}>
        {look.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          id="mail-site"
          name="site"
          label={mail.site}
          labels={fields}
          options={sites}
          defaultValue={answers.site}
          error={refusal === 'site-without-domain' ? mail[refusal] : undefined}
        />
        <TextField
          id="mail-locale"
          name="locale"
          label={mail.locale}
          labels={fields}
          hint={mail.localeHint}
          defaultValue={answers.locale}
          error={refusal === 'no-locale' ? mail[refusal] : undefined}
        />
        <TextField
          id="mail-path"
          name="path"
          label={mail.path}
          labels={fields}
          hint={mail.pathHint}
          defaultValue={answers.path}
        />
        <TextField id="mail-text" name="text" label={mail.text} labels={fields} defaultValue={answers.text} />
        <p>
          <Button type="submit">{mail.build}</Button>
        </p>
      </form>
    </GuideSection>
  )
}
