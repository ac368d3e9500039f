import { Button } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextField } from '@ferrule/ui/text-field'
import type { SyntheticEvent } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { readFormField } from '../../http/form-fields.ts'
import { Panel } from '../../portal/portal-page.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import type { Change } from '../change.ts'
import type { Changes } from '../use-changes.ts'
import { useDay } from '../use-day.ts'
import userAdminClasses from '../user-admin.module.css'
import type { Directory } from './directory.ts'
import classes from './company-directory.module.css'
import { CopyField } from './copy-field.tsx'

type DirectoryProps = { directory: Directory; changes: Changes }

/** The domains of an organisation, with the record that proves each one. */
export function DirectoryDomains({ directory, changes }: DirectoryProps) {
  const texts = useTexts()
  return (
    <Panel id="domains" title={texts('user-admin.directory.domains')}>
      <p className={classes.lead}>{texts('user-admin.directory.domains-lead')}</p>
      <ul className={userAdminClasses.entries} role="list">
        {directory.domains.map((domain) => (
          <li key={domain.domain} className={userAdminClasses.entry}>
            <DomainEntry domain={domain} directory={directory} changes={changes} />
          </li>
        ))}
        <li className={userAdminClasses.entry}>
          <AddDomain organisationId={directory.organisationId} changes={changes} />
        </li>
      </ul>
    </Panel>
  )
}

type Domain = Directory['domains'][number]

function DomainEntry({ domain: held, directory, changes }: DirectoryProps & { domain: Domain }) {
  const texts = useTexts()
  const { domain, verifiedAt, recordName, recordValue } = held
  const { organisationId, canApproveDomains } = directory
  const action = (intent: Extract<Change['intent'], `${string}-domain`>, label: string) => (
    <Button
      variant="secondary"
      disabled={changes.isSending}
      aria-label={`${label}: ${domain}`}
      onClick={() => void changes.send({ intent, input: { organisationId, domain } })}
    >
      {label}
    </Button>
  )
  return (
    <>
      <div className={userAdminClasses.between}>
        <div>
          <h3>{domain}</h3>
          <p className={userAdminClasses.muted}>
            <DomainFacts domain={held} />
          </p>
        </div>
        <div className={userAdminClasses.actions}>
          {verifiedAt ? (
            <StatusBadge tone="ok">{texts('user-admin.directory.verified')}</StatusBadge>
          ) : (
            <StatusBadge tone="warn">{texts('user-admin.directory.waiting')}</StatusBadge>
          )}
          {!verifiedAt && action('check-domain', texts('user-admin.directory.check'))}
          {!verifiedAt && canApproveDomains && action('approve-domain', texts('user-admin.directory.approve'))}
          {action('remove-domain', texts('component.remove'))}
        </div>
      </div>
      {!verifiedAt && (
        <>
          <p>{texts('user-admin.directory.record', { domain })}</p>
          <div className={classes.pair}>
            <CopyField id={`name-${domain}`} label={texts('user-admin.name')} value={recordName} />
            <CopyField id={`value-${domain}`} label={texts('user-admin.directory.value')} value={recordValue} />
          </div>
        </>
      )}
    </>
  )
}

function DomainFacts({ domain: { people, checkedAt, verifiedAt } }: { domain: Domain }) {
  const texts = useTexts()
  const toDay = useDay()
  const checked = checkedAt && texts('user-admin.directory.checked-on', { date: toDay(checkedAt) })
  const state = verifiedAt ? texts('user-admin.directory.verified-on', { date: toDay(verifiedAt) }) : checked
  return [texts('user-admin.directory.people', { count: people }), state].filter(Boolean).join(', ')
}

function AddDomain({ organisationId, changes }: { organisationId: string; changes: Changes }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const add = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const domain = readFormField(new FormData(form), 'domain').trim()
    const { saved } = await changes.send({ intent: 'add-domain', input: { organisationId, domain } })
    if (saved > 0) form.reset()
  }
  return (
    <form className={classes.addition} onSubmit={(event) => void add(event)}>
      <TextField
        name="domain"
        labels={labels}
        label={texts('user-admin.directory.domain')}
        hint={texts('user-admin.directory.domain-hint')}
        required
        maxLength={253}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" disabled={changes.isSending}>
        {texts('user-admin.directory.add-domain')}
      </Button>
    </form>
  )
}
