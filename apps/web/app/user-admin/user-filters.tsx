import type { UserListQuery } from '@ferrule/domain/user-admin/access-list'
import { accessStatuses } from '@ferrule/domain/user-admin/access-status'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import type { UserAdminQuery } from './user-admin.generated.ts'

type UserFiltersProps = { query: UserListQuery; choices: UserAdminQuery['userAdmin'] }

/** Search, organisation, application and status filter of the list of users. */
export function UserFilters({ query, choices }: UserFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const names = toUserAdminLabels(texts)
  const { portalHome } = useFrame()
  const { search, organisationId, application, status } = query
  return (
    <ListFilterForm query={query} clearHref={`${portalHome}/user-admin`}>
      <TextField name="search" labels={labels} label={texts('user-admin.search')} defaultValue={search} compact />
      <ListFilterSelect
        name="organisationId"
        label={texts('user-admin.organisation')}
        all={texts('user-admin.all-organisations')}
        value={organisationId}
        options={choices.organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ListFilterSelect
        name="application"
        label={texts('user-admin.application')}
        all={texts('user-admin.all-applications')}
        value={application}
        options={choices.applications.map(({ name }) => ({ value: name, label: names.application(name) }))}
      />
      <ListFilterSelect
        name="status"
        label={texts('user-admin.status')}
        all={texts('user-admin.all-statuses')}
        value={status}
        options={accessStatuses.map((value) => ({ value, label: names.status(value) }))}
      />
    </ListFilterForm>
  )
}
