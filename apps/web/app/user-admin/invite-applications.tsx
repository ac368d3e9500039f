import { Checkbox } from '@ferrule/ui/checkbox'
import { FieldGroup } from '@ferrule/ui/field'
import { Select } from '@ferrule/ui/select'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { roleField } from './read-invite.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import type { UserAdminQuery } from './user-admin.generated.ts'
import classes from './user-admin.module.css'

type Application = Pick<UserAdminQuery['userAdmin']['applications'][number], 'name' | 'roles'>

type Chosen = { application: string; role: string }

type InviteApplicationsProps = {
  applications: readonly Application[]
  /** Chosen at the beginning. */
  chosen?: readonly Chosen[]
  error?: string
}

/** Applications to choose, each with a role. Those the administrator cannot grant are left out. */
export function InviteApplications({ applications, chosen = [], error }: InviteApplicationsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const grantable = applications.filter(({ roles }) => roles.length > 0)
  return (
    <FieldGroup id="applications" labels={labels} label={texts('user-admin.invite.applications')} error={error}>
      <ul className={classes.applications} role="list">
        {grantable.map((application, index) => (
          <li key={application.name} className={classes.application}>
            <ApplicationChoice
              application={application}
              chosen={chosen.find((one) => one.application === application.name)}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

type ApplicationChoiceProps = { application: Application; chosen: Chosen | undefined; isFirst: boolean }

function ApplicationChoice({ application: { name, roles }, chosen, isFirst }: ApplicationChoiceProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const names = toUserAdminLabels(texts)
  const [isChosen, setIsChosen] = useState(chosen !== undefined)
  const [onlyRole, ...others] = roles
  return (
    <>
      <Checkbox
        name="applications"
        // The error summary links to the first box.
        id={isFirst ? 'applications' : `application-${name}`}
        value={name}
        label={names.application(name)}
        checked={isChosen}
        onChange={(event) => setIsChosen(event.currentTarget.checked)}
      />
      {isChosen && others.length > 0 && (
        <Select
          name={roleField(name)}
          id={`role-${name}`}
          labels={labels}
          label={texts('user-admin.role-in', { application: names.application(name) })}
          options={roles.map((value) => ({ value, label: names.role(value) }))}
          defaultValue={chosen?.role}
          compact
        />
      )}
      {others.length === 0 && <input type="hidden" name={roleField(name)} value={onlyRole} />}
    </>
  )
}
