import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { Tooltip } from './tooltip.tsx'

export const tooltipExamples: Example[] = [
  {
    name: 'on a button',
    render: () => (
      <Tooltip text="Copies the checksum to the clipboard">
        <Button variant="quiet">Copy SHA-256</Button>
      </Tooltip>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Tooltip text="Krimpkraftüberwachungsprotokollzusammenfassungen der letzten zwölf Schichten, nach Auftrag geordnet">
        <Button variant="quiet">Protokolle</Button>
      </Tooltip>
    ),
  },
]
