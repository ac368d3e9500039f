import type { UserListQuery } from '@ferrule/domain/user-admin/access-list'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import type { UserAdminQuery } from './user-admin.generated.ts'

type UserFiltersProps = { query: UserListQuery; choices: UserAdminQuery['userAdmin'] }

/** Search, organisation and application filter of the list of users. The chips above the form choose the status. */
export function UserFilters({ query, choices }: UserFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const names = toUserAdminLabels(texts)
  const { portalHome } = useFrame()
  const { search, organisationId, application, status } = query
  return (
    <ListFilterForm query={query} clearHref={`${portalHome}/user-admin`}>
      {status && <input type="hidden" name="status" value={status} />}
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
    </ListFilterForm>
  )
}
