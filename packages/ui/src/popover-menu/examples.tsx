import type { Example } from '../example.ts'
import { Icon, SmallIcon } from '../icon/icon.tsx'
import { PopoverMenu } from './popover-menu.tsx'

export const popoverMenuExamples: Example[] = [
  {
    name: 'user menu',
    render: () => (
      <PopoverMenu
        id="user-menu"
        label="Account of Anna Berg"
        about={
          <>
            <strong>Anna Berg</strong>
            <br />
            anna.berg@norlitz.example
          </>
        }
        links={[
          { label: 'Dashboard', href: '#dashboard', current: true },
          { label: 'Account', href: '#account' },
          { label: 'Log out', href: '#log-out' },
        ]}
      >
        <Icon name="user" />
      </PopoverMenu>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <PopoverMenu
        id="long-user-menu"
        label="Konto"
        links={[
          { label: 'Ersatzteilverfügbarkeitsbenachrichtigungen', href: '#parts', icon: <SmallIcon name="mail" /> },
          { label: 'Abmelden', href: '#out' },
        ]}
      >
        Konto
        <SmallIcon name="chevron-down" />
      </PopoverMenu>
    ),
  },
]
