import type { ReviewQuery } from '@ferrule/domain/user-admin/access-list'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import type { UserAdminQuery } from './user-admin.generated.ts'

type ReviewFiltersProps = { query: ReviewQuery; choices: UserAdminQuery['userAdmin'] }

/** Search, organisation and application filter of the access review. */
export function ReviewFilters({ query, choices }: ReviewFiltersProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const names = toUserAdminLabels(texts)
  const { portalHome } = useFrame()
  const { filter, search, organisationId, application } = query
  return (
    <ListFilterForm query={query} clearHref={`${portalHome}/user-admin/review`}>
      <input type="hidden" name="filter" value={filter} />
      <TextField
        name="search"
        labels={labels}
        label={texts('user-admin.review.search')}
        defaultValue={search}
        compact
      />
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
