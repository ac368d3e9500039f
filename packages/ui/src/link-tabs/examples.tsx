import type { Example } from '../example.ts'
import { LinkTabs } from './link-tabs.tsx'

export const linkTabsExamples: Example[] = [
  {
    name: 'with counts',
    render: () => (
      <LinkTabs
        label="Machine"
        tabs={[
          { label: 'Overview', href: '#overview', current: true },
          { label: 'History', href: '#history', count: 14 },
          { label: 'Parts', href: '#parts' },
          { label: 'Documents', href: '#documents', count: 9 },
          { label: 'Software', href: '#software', count: 2 },
          { label: 'Tickets', href: '#tickets', count: 0 },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <LinkTabs
        label="Maschine"
        tabs={[
          { label: 'Verschleissteilverfügbarkeit', href: '#teile' },
          { label: 'Softwareaktualisierungen', href: '#software', current: true },
          { label: 'Krimpkraftüberwachungsprotokolle', href: '#protokolle', count: 128 },
        ]}
      />
    ),
  },
]
