import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import type { Changes } from '../use-changes.ts'
import { toUserAdminLabels } from '../user-admin-labels.ts'
import userAdminClasses from '../user-admin.module.css'
import type { Directory, DirectoryGroup } from './directory.ts'
import { GroupApplicationsDialog } from './group-applications-dialog.tsx'

/** The groups that the directory has sent, and the applications that each one gives. */
export function DirectoryGroups({ directory, changes }: { directory: Directory; changes: Changes }) {
  const texts = useTexts()
  const labels = toUserAdminLabels(texts)
  const [chosen, setChosen] = useState<DirectoryGroup>()
  return (
    <Panel id="groups" title={texts('user-admin.directory.groups')}>
      <DataTable
        variant="dense"
        // Differs from the name of the panel, because both are landmarks.
        caption={`${texts('user-admin.directory.groups')}: ${directory.organisationName}`}
        captionHidden
        rows={directory.groups}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="users" title={texts('user-admin.directory.no-groups')} />}
        columns={[
          { key: 'name', header: texts('user-admin.name'), rowHeader: true, cell: ({ name }) => name },
          { key: 'people', header: texts('user-admin.users'), align: 'end', cell: ({ people }) => people },
          {
            key: 'applications',
            header: texts('user-admin.applications'),
            cell: (group) => (
              <div className={userAdminClasses.between}>
                <span>
                  {group.applications.map(({ application }) => labels.application(application)).join(', ') ||
                    texts('component.none')}
                </span>
                <Button
                  variant="secondary"
                  aria-label={`${texts('user-admin.directory.choose')}: ${group.name}`}
                  onClick={() => {
                    // The dialog would show the failures of another group.
                    changes.clear()
                    setChosen(group)
                  }}
                >
                  {texts('user-admin.directory.choose')}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {chosen && (
        <GroupApplicationsDialog
          group={chosen}
          directory={directory}
          changes={changes}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  )
}
