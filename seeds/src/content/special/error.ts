import { teasers } from '../blocks/teasers.ts'
import { hero, search } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

/** Error page; its heading and the link to the home page are built into the website. */
export const errorPage: SeedPage = {
  siteSlug: '',
  slug: 'error',
  theme: 'Default',
  texts: {
    en: {
      title: 'An unexpected error occurred',
      description: 'The error is on our side and has been recorded. Please try again in a few minutes.',
      blocks: [
        hero('Sorry, something went wrong', { links: [['Go to the home page', '/']] }),
        search('Search the website', 'Find machines, services, stories and parts.'),
        teasers(
          { heading: 'Popular pages' },
          ['Products', 'All machines, by process', '/products'],
          ['Services', 'Repair, parts, training', '/services'],
          ['Locations', 'Addresses and telephone numbers', '/locations'],
        ),
      ],
    },
    de: {
      title: 'Ein unerwarteter Fehler ist aufgetreten',
      description: 'Der Fehler liegt bei uns und wurde erfasst. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      blocks: [
        hero('Entschuldigung, etwas ist schiefgegangen', { links: [['Zur Startseite', '/']] }),
        search('Website durchsuchen', 'Finden Sie Maschinen, Services, Geschichten und Ersatzteile.'),
        teasers(
          { heading: 'Häufig besuchte Seiten' },
          ['Produkte', 'Alle Maschinen, nach Prozess', '/products'],
          ['Services', 'Reparatur, Ersatzteile, Schulung', '/services'],
          ['Standorte', 'Adressen und Telefonnummern', '/locations'],
        ),
      ],
    },
  },
}
