import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { type SyntheticEvent, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { readFormField } from '../http/form-fields.ts'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { RemoveOrganisationDialog } from './remove-organisation-dialog.tsx'
import type { Changes } from './use-changes.ts'
import { toCountryName } from './user-admin-labels.ts'
import type { UserDetails } from './user-details.ts'
import classes from './user-admin.module.css'

type Organisation = UserDetails['organisations'][number]

/** The organisations of a user, with forms to add and remove one. */
export function UserOrganisations({ details, changes }: { details: UserDetails; changes: Changes }) {
  const texts = useTexts()
  const [removed, setRemoved] = useState<Organisation>()
  const { user, organisations, canRemoveOrganisation, canAddOrganisation, addableOrganisations } = details
  const remove = async (organisation: Organisation) => {
    const input = { userId: user.id, organisationId: organisation.id, isConfirmed: false }
    const { failures } = await changes.send({ intent: 'remove-organisation', input })
    if (failures.some(({ reason }) => reason === 'confirmation-needed')) {
      changes.clear()
      setRemoved(organisation)
    }
  }
  return (
    <Panel id="organisations" title={texts('user-admin.organisations')}>
      <ul className={classes.entries} role="list">
        {organisations.map((organisation) => (
          <li key={organisation.id} className={classes.entry}>
            <OrganisationFacts organisation={organisation} />
            {canRemoveOrganisation && (
              <div className={classes.actions}>
                <Button
                  variant="secondary"
                  disabled={changes.isSending}
                  aria-label={`${texts('user-admin.remove-organisation')}: ${organisation.name}`}
                  onClick={() => void remove(organisation)}
                >
                  {texts('user-admin.remove-organisation')}
                </Button>
              </div>
            )}
          </li>
        ))}
        {canAddOrganisation && addableOrganisations.length > 0 && (
          <li className={classes.entry}>
            <AddOrganisation userId={user.id} choices={addableOrganisations} changes={changes} />
          </li>
        )}
      </ul>
      {removed && (
        <RemoveOrganisationDialog
          user={user}
          organisation={removed}
          changes={changes}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Panel>
  )
}

function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const { id, name, number, subRegion, country, city, members } = organisation
  return (
    <>
      <h3>
        <a href={`${portalHome}/user-admin/organisations/${id}`}>{name}</a>
      </h3>
      <dl className={classes.facts}>
        <dt>{texts('user-admin.organisation-id')}</dt>
        <dd>{number}</dd>
        <dt>{texts('user-admin.city')}</dt>
        <dd>{[city, toCountryName(country, language), subRegion].filter(Boolean).join(', ')}</dd>
        <dt>{texts('user-admin.members')}</dt>
        <dd>{members}</dd>
      </dl>
    </>
  )
}

type AddOrganisationProps = { userId: string; choices: UserDetails['addableOrganisations']; changes: Changes }

function AddOrganisation({ userId, choices, changes }: AddOrganisationProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const organisationId = readFormField(new FormData(event.currentTarget), 'organisationId')
    void changes.send({ intent: 'add-organisation', input: { userId, organisationId } })
  }
  return (
    <form className={classes.form} onSubmit={add}>
      <Select
        name="organisationId"
        labels={labels}
        label={texts('user-admin.add-organisation')}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div>
        <Button type="submit" variant="secondary" disabled={changes.isSending}>
          {texts('user-admin.add-organisation')}
        </Button>
      </div>
    </form>
  )
}
