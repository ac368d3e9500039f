import { Button } from '@ferrule/ui/button'
import { TextArea } from '@ferrule/ui/text-field'
import type { SyntheticEvent } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { readFormField } from '../../http/form-fields.ts'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import type { Changes } from '../use-changes.ts'
import classes from './company-directory.module.css'
import { CopyField } from './copy-field.tsx'
import type { Directory } from './directory.ts'

/** The SAML provider of a company, described by its metadata. */
export function SamlConnectionForm({ directory, changes }: { directory: Directory; changes: Changes }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { organisationId, signIn, redirectUri, samlEntityId } = directory
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const metadata = readFormField(new FormData(form), 'metadata').trim()
    const { saved } = await changes.send({ intent: 'save-saml-connection', input: { organisationId, metadata } })
    if (saved > 0) form.reset()
  }
  return (
    <form className={classes.connection} onSubmit={(event) => void save(event)}>
      <CopyField id="entity-id" label={texts('user-admin.sign-in.entity-id')} value={samlEntityId} />
      <CopyField id="reply-url" label={texts('user-admin.sign-in.reply-url')} value={redirectUri} />
      <p className={classes.lead}>{texts('user-admin.sign-in.name-id-hint')}</p>
      <TextArea
        labels={labels}
        name="metadata"
        label={texts('user-admin.sign-in.metadata')}
        hint={texts('user-admin.sign-in.metadata-hint')}
        defaultValue={signIn?.metadataUrl ?? undefined}
        rows={4}
        maxLength={80_000}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant="secondary" loading={changes.isSending}>
          {texts('user-admin.sign-in.save')}
        </Button>
      </div>
    </form>
  )
}
