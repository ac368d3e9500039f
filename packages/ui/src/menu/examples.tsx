import type { Example } from '../example.ts'
import { SmallIcon } from '../icon/icon.tsx'
import { Menu } from './menu.tsx'

const nothing = () => undefined

export const menuExamples: Example[] = [
  {
    name: 'behind dots',
    render: () => (
      <Menu
        label="Actions for Anna Berg"
        onAction={nothing}
        groups={[
          [
            { id: 'edit', label: 'Edit roles', icon: <SmallIcon name="edit" /> },
            { id: 'tickets', label: 'Show tickets', href: '#tickets', icon: <SmallIcon name="file" /> },
            { id: 'reset', label: 'Reset device', disabled: true, note: 'No device in use' },
          ],
          [{ id: 'remove', label: 'Remove user', danger: true, icon: <SmallIcon name="trash" /> }],
        ]}
      >
        <SmallIcon name="dots" />
      </Menu>
    ),
  },
  {
    name: 'behind words',
    render: () => (
      <Menu
        label="Columns"
        onAction={nothing}
        groups={[
          [
            { id: 'csv', label: 'Save as CSV' },
            { id: 'long', label: 'Krimpkraftüberwachungsprotokollzusammenfassungen herunterladen' },
          ],
        ]}
      >
        Columns
        <SmallIcon name="chevron-down" />
      </Menu>
    ),
  },
]
