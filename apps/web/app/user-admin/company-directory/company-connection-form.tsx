import { Button } from '@ferrule/ui/button'
import { TextField } from '@ferrule/ui/text-field'
import type { SyntheticEvent } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { readFormField } from '../../http/form-fields.ts'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import type { Changes } from '../use-changes.ts'
import classes from './company-directory.module.css'
import { CopyField } from './copy-field.tsx'
import type { Directory } from './directory.ts'

/** The client of the portal at the provider of a company. The secret is entered with every change, and never shown. */
export function CompanyConnectionForm({ directory, changes }: { directory: Directory; changes: Changes }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { organisationId, signIn, redirectUri } = directory
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const { saved } = await changes.send({
      intent: 'save-connection',
      input: {
        organisationId,
        issuer: readFormField(fields, 'issuer').trim(),
        clientId: readFormField(fields, 'client-id').trim(),
        clientSecret: readFormField(fields, 'client-secret').trim(),
      },
    })
    if (saved > 0) form.reset()
  }
  const plain = { labels, required: true, autoComplete: 'off', spellCheck: false }
  return (
    <form className={classes.connection} onSubmit={(event) => void save(event)}>
      <CopyField id="redirect-uri" label={texts('user-admin.sign-in.redirect-uri')} value={redirectUri} />
      <TextField
        {...plain}
        name="issuer"
        type="url"
        label={texts('user-admin.sign-in.issuer')}
        hint={texts('user-admin.sign-in.issuer-hint')}
        defaultValue={signIn?.protocol === 'oidc' ? signIn.issuer : undefined}
        maxLength={500}
      />
      <div className={classes.pair}>
        <TextField
          {...plain}
          name="client-id"
          label={texts('user-admin.sign-in.client-id')}
          defaultValue={signIn?.clientId ?? undefined}
          maxLength={255}
        />
        <TextField
          {...plain}
          name="client-secret"
          type="password"
          label={texts('user-admin.sign-in.client-secret')}
          hint={texts('user-admin.sign-in.secret-hint')}
          autoComplete="new-password"
          maxLength={1000}
        />
      </div>
      <div>
        <Button type="submit" variant="secondary" loading={changes.isSending}>
          {texts('user-admin.sign-in.save')}
        </Button>
      </div>
    </form>
  )
}
