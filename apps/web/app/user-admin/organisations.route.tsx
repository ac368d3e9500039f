import { searchTerm } from '@ferrule/domain/search-term'
import { TextField } from '@ferrule/ui/text-field'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { Route } from './+types/organisations.route'
import { ManagedOrganisations } from './managed-organisations.generated.ts'
import { OrganisationList } from './organisation-list.tsx'
import { UserAdminPage } from './user-admin-page.tsx'
import { UserAdmin } from './user-admin.generated.ts'
import classes from './user-admin.module.css'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = searchTerm.parse(new URL(request.url).searchParams.get('search'))
  const [{ userAdmin }, { managedOrganisations }] = await Promise.all([
    queryDataService(UserAdmin, {}),
    queryDataService(ManagedOrganisations, { search }),
  ])
  return { userAdmin, organisations: managedOrganisations, search }
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

export default function Organisations({ loaderData: { userAdmin, organisations, search } }: Route.ComponentProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  return (
    <UserAdminPage tab="organisations" summary={userAdmin}>
      <div className={classes.frame}>
        <ListFilterForm unfolded query={{ search }} clearHref={`${portalHome}/user-admin/organisations`}>
          <TextField
            name="search"
            labels={labels}
            label={texts('user-admin.search-organisation')}
            defaultValue={search}
            compact
          />
        </ListFilterForm>
        <OrganisationList key={search} first={organisations} search={search} />
      </div>
    </UserAdminPage>
  )
}
