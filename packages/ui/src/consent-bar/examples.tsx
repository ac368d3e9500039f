import type { Example } from '../example.ts'
import { ConsentBar } from './consent-bar.tsx'
import stage from './examples.module.css'

export const consentBarExamples: Example[] = [
  {
    name: 'first visit',
    render: () => (
      <div className={stage.stage}>
        <ConsentBar
          label="Cookies"
          title="May we measure how the site is used?"
          labels={{ onlyNecessary: 'Only necessary', acceptAll: 'Accept all', choose: 'Choose' }}
          settingsId="cookie-settings"
          form={{ action: '#consent' }}
        >
          Necessary cookies keep language, comparison and sign-in. With your consent we also count visits and load
          videos. You can change this at any time in the footer. <a href="/en/privacy">Privacy</a>
        </ConsentBar>
      </div>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <div className={stage.stage} lang="de">
        <ConsentBar
          label="Cookies, lange Wörter"
          title="Dürfen wir die Websitenutzungsgewohnheiten messen?"
          labels={{
            onlyNecessary: 'Nur notwendige',
            acceptAll: 'Alle akzeptieren',
            choose: 'Datenschutzeinstellungen auswählen',
          }}
          settingsId="cookie-settings"
          form={{ action: '#consent' }}
        >
          Notwendige Cookies merken Sprache, Vergleich und Anmeldung.
        </ConsentBar>
      </div>
    ),
  },
]
