import { teasers } from '../blocks/teasers.ts'
import { hero, search } from '../blocks/words.ts'
import type { SeedPage } from '../seed-page.ts'

/** What is shown where nothing is found. */
export const errorPage: SeedPage = {
  siteSlug: '',
  slug: 'error',
  theme: 'Default',
  texts: {
    en: {
      title: 'Page not found',
      description: 'The page may have moved, or the address has a typing error.',
      blocks: [
        hero('This wire leads nowhere', {
          lead: 'The page may have moved, or the address has a typing error.',
          links: [['Go to the home page', '/']],
        }),
        search('Search instead', 'By machine, service, story or part.'),
        teasers(
          { heading: 'Did you look for one of these?' },
          ['Products', 'All machines by process', '/products'],
          ['Services', 'Repair, parts, training', '/services'],
          ['Locations', 'Addresses and telephone numbers', '/locations'],
        ),
      ],
    },
    de: {
      title: 'Seite nicht gefunden',
      description: 'Die Seite wurde vielleicht verschoben, oder die Adresse enthält einen Tippfehler.',
      blocks: [
        hero('Diese Leitung führt ins Leere', {
          lead: 'Die Seite wurde vielleicht verschoben, oder die Adresse enthält einen Tippfehler.',
          links: [['Zur Startseite', '/']],
        }),
        search('Suchen Sie danach', 'Nach Maschine, Service, Geschichte oder Teil.'),
        teasers(
          { heading: 'Suchten Sie eines davon?' },
          ['Produkte', 'Alle Maschinen nach Prozess', '/products'],
          ['Services', 'Reparatur, Teile, Schulung', '/services'],
          ['Standorte', 'Adressen und Telefonnummern', '/locations'],
        ),
      ],
    },
  },
}
