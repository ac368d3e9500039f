import { teasers } from '../blocks/teasers.ts'
import { hero, search } from '../blocks/words.ts'
import type { SeedPage } from '../seed-page.ts'

/** What is shown when something of ours fails; there the heading and the way home are built in. */
export const errorPage: SeedPage = {
  siteSlug: '',
  slug: 'error',
  theme: 'Default',
  texts: {
    en: {
      title: 'An unexpected error occurred',
      description: 'The fault is ours, and we have been told about it. Please try again in a few minutes.',
      blocks: [
        hero('Sorry, something went wrong', { links: [['Go to the home page', '/']] }),
        search('Search for it instead', 'By machine, service, story or part.'),
        teasers(
          { heading: 'What you may have been looking for' },
          ['Products', 'All machines by process', '/products'],
          ['Services', 'Repair, parts, training', '/services'],
          ['Locations', 'Addresses and telephone numbers', '/locations'],
        ),
      ],
    },
    de: {
      title: 'Ein unerwarteter Fehler ist aufgetreten',
      description:
        'Der Fehler liegt bei uns, und wir sind informiert. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      blocks: [
        hero('Entschuldigung, etwas ist schiefgegangen', { links: [['Zur Startseite', '/']] }),
        search('Suchen Sie danach', 'Nach Maschine, Service, Geschichte oder Ersatzteil.'),
        teasers(
          { heading: 'Vielleicht suchten Sie eines davon' },
          ['Produkte', 'Alle Maschinen nach Prozess', '/products'],
          ['Services', 'Reparatur, Ersatzteile, Schulung', '/services'],
          ['Standorte', 'Adressen und Telefonnummern', '/locations'],
        ),
      ],
    },
  },
}
