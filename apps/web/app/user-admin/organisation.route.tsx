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
import { AccessReview } from './managed-access.generated.ts'
import { ManagedOrganisation, type ManagedOrganisationQuery } from './managed-organisation.generated.ts'
import { ManagedUsers } from './managed-users.generated.ts'
import { offerTexts } from './offer-texts.ts'
import { OrganisationMembers, OrganisationReview } from './organisation-panels.tsx'
import type { Review } from './review-bar.tsx'
import { toCountryName, toUserAdminLabels } from './user-admin-labels.ts'
import type { UserRow } from './user-columns.tsx'
import classes from './user-admin.module.css'

const membersShown = 6

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [{ managedOrganisation }, { managedUsers }, { accessReview }] = await Promise.all([
    queryDataService(ManagedOrganisation, { id }, { allowNull: true }),
    queryDataService(ManagedUsers, { organisationId: id }),
    queryDataService(AccessReview, { organisationId: id }),
  ])
  return {
    organisation: managedOrganisation,
    users: managedUsers.entries.slice(0, membersShown),
    review: accessReview.review,
  }
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

export default function Organisation({ loaderData: { organisation, users, review } }: Route.ComponentProps) {
  return organisation ? <OrganisationScreen {...{ organisation, users, review }} /> : <InvalidUser />
}

type Details = NonNullable<ManagedOrganisationQuery['managedOrganisation']>
type ScreenProps = { organisation: Details; users: readonly UserRow[]; review: Review | null }

function OrganisationScreen({ organisation, users, review }: ScreenProps) {
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
          {!review && (
            <ButtonLink variant="secondary" href={`${home}/review?organisationId=${id}`}>
              {texts('user-admin.review')}
            </ButtonLink>
          )}
          <ButtonLink href={`${home}/invite`}>{texts('user-admin.invite')}</ButtonLink>
        </>
      }
    >
      {administrators.length === 1 && (
        <div className={classes.note}>
          <Note title={texts('user-admin.one-administrator')}>
            <p>{texts('user-admin.one-administrator-text', { name: administrators.join('') })}</p>
          </Note>
        </div>
      )}
      <div className={classes.columns}>
        <div>
          {review && <OrganisationReview review={review} />}
          <OrganisationMembers organisationId={id} name={name} users={users} />
        </div>
        <div>
          <OrganisationFacts organisation={organisation} />
          <OrganisationApplications organisation={organisation} />
        </div>
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
