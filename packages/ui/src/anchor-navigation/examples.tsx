import { ButtonLink } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { AnchorNavigation } from './anchor-navigation.tsx'

export const anchorNavigationExamples: Example[] = [
  {
    name: 'with an action',
    render: () => (
      <div>
        <AnchorNavigation
          label="On this page"
          sections={[
            { id: 'anchor-highlights', label: 'Highlights' },
            { id: 'anchor-technical', label: 'Technical data' },
            { id: 'anchor-downloads', label: 'Downloads' },
          ]}
          action={<ButtonLink href="#contact">Talk to an Expert</ButtonLink>}
        />
        <p id="anchor-highlights">Changeover without tools.</p>
        <p id="anchor-technical">0.13 to 6 mm², 24 kN.</p>
        <p id="anchor-downloads">Data sheet, PDF, 2.4 MB.</p>
      </div>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <AnchorNavigation
        label="Auf dieser Seite"
        sections={[
          { id: 'anchor-highlights', label: 'Leistungsmerkmale' },
          { id: 'anchor-technical', label: 'Krimpkraftüberwachungseinrichtungen' },
          { id: 'anchor-downloads', label: 'Konformitätserklärungen' },
        ]}
      />
    ),
  },
]
