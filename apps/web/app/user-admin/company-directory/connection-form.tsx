import { RadioGroup } from '@ferrule/ui/radio-group'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import type { Changes } from '../use-changes.ts'
import classes from './company-directory.module.css'
import { CompanyConnectionForm } from './company-connection-form.tsx'
import type { Directory } from './directory.ts'
import { SamlConnectionForm } from './saml-connection-form.tsx'

const protocols = [
  { value: 'oidc', label: 'OpenID Connect' },
  { value: 'saml', label: 'SAML 2.0' },
]

/** The connection to the provider of a company, by the protocol that the administrator chooses. */
export function ConnectionForm({ directory, changes }: { directory: Directory; changes: Changes }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [protocol, setProtocol] = useState(directory.signIn?.protocol ?? 'oidc')
  const Form = protocol === 'saml' ? SamlConnectionForm : CompanyConnectionForm
  return (
    <div className={classes.connection}>
      <RadioGroup
        name="protocol"
        labels={labels}
        label={texts('user-admin.sign-in.protocol')}
        options={protocols}
        value={protocol}
        onChange={({ currentTarget }) => setProtocol(currentTarget.value)}
        inline
      />
      <Form directory={directory} changes={changes} />
    </div>
  )
}
