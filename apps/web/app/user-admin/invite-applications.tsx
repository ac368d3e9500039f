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

type Application = UserAdminQuery['userAdmin']['applications'][number]

type InviteApplicationsProps = { applications: readonly Application[]; error?: string }

/** The applications of an invite, each with a role. Those the administrator cannot grant are left out. */
export function InviteApplications({ applications, error }: InviteApplicationsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const grantable = applications.filter(({ roles }) => roles.length > 0)
  return (
    <FieldGroup id="applications" labels={labels} label={texts('user-admin.invite.applications')} error={error}>
      <ul className={classes.applications} role="list">
        {grantable.map((application, index) => (
          <li key={application.name} className={classes.application}>
            <ApplicationChoice application={application} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

function ApplicationChoice({ application: { name, roles }, isFirst }: { application: Application; isFirst: boolean }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const names = toUserAdminLabels(texts)
  const [isChosen, setIsChosen] = useState(false)
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
          compact
        />
      )}
      {others.length === 0 && <input type="hidden" name={roleField(name)} value={onlyRole} />}
    </>
  )
}
