import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { closesLayer, opensLayer } from '../layer/layer.tsx'
import { Dialog } from './dialog.tsx'

export const dialogExamples: Example[] = [
  {
    name: 'with a question',
    render: () => (
      <>
        <Button variant="secondary" {...opensLayer('close-ticket')}>
          Close ticket
        </Button>
        <Dialog
          id="close-ticket"
          title="Close ticket 48 213?"
          closeLabel="Keep the ticket open"
          footer={
            <>
              <Button variant="quiet" {...closesLayer('close-ticket')}>
                Keep open
              </Button>
              <Button {...closesLayer('close-ticket')}>Close ticket</Button>
            </>
          }
        >
          <p>The service team is notified. You can reopen the ticket within 30 days.</p>
        </Dialog>
      </>
    ),
  },
  {
    name: 'long words, no footer',
    language: 'de',
    render: () => (
      <>
        <Button variant="secondary" {...opensLayer('long-dialog')}>
          Show terms
        </Button>
        <Dialog
          id="long-dialog"
          title="Hochspannungskabelkonfektionierungsmaschinenwartungsvertragsbedingungen"
          closeLabel="Close"
        >
          {['Lieferung', 'Abnahme', 'Gewährleistung', 'Ersatzteilverfügbarkeit'].map((term) => (
            <p key={term}>
              <strong>{term}.</strong> Jede Maschine wird mit dem Draht des Kunden geprüft, bevor sie das Werk verlässt.
            </p>
          ))}
        </Dialog>
      </>
    ),
  },
]
