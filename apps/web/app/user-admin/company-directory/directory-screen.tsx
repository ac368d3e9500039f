import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { PortalPage } from '../../portal/portal-page.tsx'
import { ChangeMessage } from '../change-message.tsx'
import { useChanges } from '../use-changes.ts'
import { CompanySignIn } from './company-sign-in.tsx'
import type { Directory } from './directory.ts'
import { DirectoryDomains } from './directory-domains.tsx'
import { DirectoryGroups } from './directory-groups.tsx'
import { DirectoryTokens } from './directory-tokens.tsx'

/** The domains, sign-in, tokens and groups of the directory of an organisation. */
export function DirectoryScreen({ directory }: { directory: Directory }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const changes = useChanges()
  const home = `${portalHome}/user-admin`
  const { organisationId, organisationName } = directory
  return (
    <PortalPage
      title={texts('user-admin.directory.title')}
      trail={[
        { label: texts('user-admin.title'), href: home },
        { label: organisationName, href: `${home}/organisations/${organisationId}` },
      ]}
      note={texts('user-admin.directory.lead')}
    >
      <ChangeMessage changes={changes} />
      <DirectoryDomains directory={directory} changes={changes} />
      <CompanySignIn directory={directory} changes={changes} />
      <DirectoryTokens directory={directory} changes={changes} />
      <DirectoryGroups directory={directory} changes={changes} />
    </PortalPage>
  )
}
