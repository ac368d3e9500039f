import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { useLoadMore } from '../portal/use-load-more.ts'
import { ManagedOrganisations, type ManagedOrganisationsQuery } from './managed-organisations.generated.ts'
import { toCountryName } from './user-admin-labels.ts'

type Page = ManagedOrganisationsQuery['managedOrganisations']

/** The table of organisations with its pages. Needs a `key` of the search. */
export function OrganisationList({ first, search }: { first: Page; search: string }) {
  const texts = useTexts()
  const columns = useColumns()
  const { entries, ...more } = useLoadMore(
    first,
    async (after) => (await queryDataService(ManagedOrganisations, { search, after })).managedOrganisations,
  )
  return (
    <>
      <DataTable
        variant="dense"
        caption={texts('user-admin.organisations')}
        captionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState level={2} icon="users" title={texts('user-admin.none-organisations')} />}
      />
      <MoreOfList
        {...more}
        shown={entries.length}
        total={first.total}
        countLimit={userCountLimit}
        failure={texts('user-admin.load-failed')}
      />
    </>
  )
}

function useColumns(): DataColumn<Page['entries'][number]>[] {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  return [
    {
      key: 'name',
      header: texts('user-admin.organisation'),
      rowHeader: true,
      onCard: 'full-width',
      cell: ({ id, name }) => <a href={`${portalHome}/user-admin/organisations/${id}`}>{name}</a>,
    },
    { key: 'number', header: texts('user-admin.organisation-id'), noWrap: true, cell: ({ number }) => number },
    { key: 'region', header: texts('user-admin.sub-region'), cell: ({ subRegion }) => subRegion },
    {
      key: 'country',
      header: texts('user-admin.country'),
      cell: ({ country }) => toCountryName(country, language),
    },
    { key: 'city', header: texts('user-admin.city'), cell: ({ city }) => city },
    { key: 'members', header: texts('user-admin.members'), align: 'end', cell: ({ members }) => members },
    {
      key: 'administrators',
      header: texts('user-admin.administrators'),
      cell: ({ administrators }) => administrators.join(', ') || texts('component.none'),
    },
  ]
}
