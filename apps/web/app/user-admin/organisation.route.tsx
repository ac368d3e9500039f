import { ButtonLink } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { Note } from '@ferrule/ui/note'
import { SpecTable } from '@ferrule/ui/spec-table'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import type { Route } from './+types/organisation.route'
import { InvalidUser } from './invalid-user.tsx'
import { ManagedOrganisation, type ManagedOrganisationQuery } from './managed-organisation.generated.ts'
import { offerTexts } from './offer-texts.ts'
import { toCountryName, toUserAdminLabels } from './user-admin-labels.ts'
import classes from './user-admin.module.css'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return queryDataService(ManagedOrganisation, { id: params.id }, { allowNull: true })
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

export default function Organisation({ loaderData: { managedOrganisation } }: Route.ComponentProps) {
  return managedOrganisation ? <OrganisationScreen organisation={managedOrganisation} /> : <InvalidUser />
}

type Details = NonNullable<ManagedOrganisationQuery['managedOrganisation']>

function OrganisationScreen({ organisation }: { organisation: Details }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const home = `${portalHome}/user-admin`
  const { id, name, number, administrators } = organisation
  return (
    <PortalPage
      title={name}
      trail={[
        { label: texts('user-admin.title'), href: home },
        { label: texts('user-admin.organisations'), href: `${home}/organisations` },
      ]}
      kicker={number}
      actions={
        <>
          <ButtonLink variant="secondary" href={`${home}/organisations/${id}/directory`}>
            {texts('user-admin.directory.title')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`${home}/review?organisationId=${id}`}>
            {texts('user-admin.review')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`${home}?organisationId=${id}`}>
            {texts('user-admin.members')}
          </ButtonLink>
        </>
      }
    >
      {administrators.length === 1 && (
        <Note title={texts('user-admin.one-administrator')}>
          <p>{texts('user-admin.one-administrator-text', { name: administrators.join('') })}</p>
        </Note>
      )}
      <div className={classes.columns}>
        <OrganisationApplications organisation={organisation} />
        <OrganisationFacts organisation={organisation} />
      </div>
    </PortalPage>
  )
}

function OrganisationApplications({ organisation: { name, applications } }: { organisation: Details }) {
  const texts = useTexts()
  const labels = toUserAdminLabels(texts)
  return (
    <Panel id="applications" title={texts('user-admin.applications')}>
      <DataTable
        variant="dense"
        // Differs from the name of the panel, because both are landmarks.
        caption={`${texts('user-admin.applications')}: ${name}`}
        captionHidden
        rows={applications}
        rowKey={(application) => application.name}
        columns={[
          {
            key: 'name',
            header: texts('user-admin.application'),
            rowHeader: true,
            cell: (application) => labels.application(application.name),
          },
          {
            key: 'state',
            header: texts('user-admin.status'),
            cell: ({ state }) => texts(offerTexts[state] ?? 'user-admin.status.unknown'),
          },
          {
            key: 'users',
            header: texts('user-admin.users'),
            align: 'end',
            cell: ({ activeUsers }) => activeUsers,
          },
        ]}
      />
    </Panel>
  )
}

function OrganisationFacts({ organisation }: { organisation: Details }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { number, subRegion, country, city, members, plants, administrators } = organisation
  const rows = [
    { name: texts('user-admin.organisation-id'), value: number },
    { name: texts('user-admin.sub-region'), value: subRegion },
    { name: texts('user-admin.country'), value: toCountryName(country, language) },
    { name: texts('user-admin.city'), value: city },
    { name: texts('user-admin.members'), value: members },
    { name: texts('user-admin.plants'), value: plants },
    { name: texts('user-admin.administrators'), value: administrators.join(', ') },
  ]
  return (
    <Panel id="details" title={texts('component.details')}>
      <SpecTable caption={texts('component.details')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </Panel>
  )
}
