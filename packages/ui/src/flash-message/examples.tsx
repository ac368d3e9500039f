import type { Example } from '../example.ts'
import { FlashMessage } from './flash-message.tsx'

export const flashMessageExamples: Example[] = [
  {
    name: 'info with link',
    render: () => (
      <FlashMessage
        title="News for Austria"
        hideLabel="Hide message"
        link={{ label: 'Change country', href: '#country' }}
      >
        Prices and documents match your country.
      </FlashMessage>
    ),
  },
  {
    name: 'success',
    render: () => (
      <FlashMessage kind="success" title="Request sent" hideLabel="Hide message">
        Your case number is <b>26-40718</b>. We call back within one working day.
      </FlashMessage>
    ),
  },
  {
    name: 'error',
    render: () => (
      <FlashMessage kind="error" title="Submission failed" hideLabel="Hide message">
        Sorry, we could not send your request. Try again, or send it by e-mail.
      </FlashMessage>
    ),
  },
  {
    name: 'static',
    render: () => <FlashMessage title="Demo data">All figures on this page are invented.</FlashMessage>,
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <FlashMessage title="Hochgeschwindigkeitskabelkonfektionierungsanlagensteuerung" hideLabel="Nachricht ausblenden">
        Die Softwareaktualisierungsberechtigungsüberprüfung ist abgeschlossen.
      </FlashMessage>
    ),
  },
]
