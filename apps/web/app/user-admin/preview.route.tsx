import { ButtonLink } from '@ferrule/ui/button'
import { Note } from '@ferrule/ui/note'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import type { Route } from './+types/preview.route'
import { InvalidUser } from './invalid-user.tsx'
import { PreviewAs } from './preview-as.generated.ts'
import { PreviewTiles } from './preview-tiles.tsx'
import { nameOf } from './user-details.ts'
import classes from './user-admin.module.css'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return queryDataService(PreviewAs, { id: params.id }, { allowNull: true })
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

/** The dashboard of another user and the reason of each status. The administrator does not act as that user. */
export default function Preview({ loaderData: { previewAs }, params }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  if (!previewAs) return <InvalidUser />
  const name = nameOf(previewAs)
  const profile = `${portalHome}/user-admin/${params.id}`
  return (
    <PortalPage
      title={texts('user-admin.preview.title', { name })}
      trail={[
        { label: texts('user-admin.title'), href: `${portalHome}/user-admin` },
        { label: name, href: profile },
      ]}
      note={previewAs.email}
      actions={
        <ButtonLink variant="secondary" href={profile}>
          {texts('user-admin.preview.change')}
        </ButtonLink>
      }
    >
      <div className={classes.note}>
        <Note title={texts('user-admin.preview.read-only')}>
          <p>{texts('user-admin.preview.recorded')}</p>
        </Note>
      </div>
      <PreviewTiles tiles={previewAs.tiles} />
    </PortalPage>
  )
}
