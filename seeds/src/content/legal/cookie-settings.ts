import { table } from '../blocks/figures.ts'
import { hero, questions } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const cookieSettings: SeedPage = {
  siteSlug: '',
  slug: 'cookie-settings',
  theme: 'Default',
  texts: {
    en: {
      title: 'Cookie settings',
      description: 'Which cookies this website sets, what each is for, and how you change your choice.',
      blocks: [
        hero('Cookie settings', {
          lead: 'Necessary cookies keep language, comparison and sign-in. All others need your consent, and you can take it back here.',
        }),
        table('Groups', [
          'Group|For|Without consent',
          'Necessary|Language, country, units, sign-in|Set',
          'Statistics|Counting visits, without your address|Not set',
          'Films|Remembering that films may load|Not set',
        ]),
        questions(
          'Questions',
          ['How do I change my choice?', 'Open the settings at the foot of every page. The change holds at once.'],
          ['How long is my choice kept?', 'Twelve months. Then we ask again.'],
        ),
      ],
    },
    de: {
      title: 'Cookie-Einstellungen',
      description: 'Welche Cookies diese Website setzt, wozu jedes dient und wie Sie Ihre Wahl ändern.',
      blocks: [
        hero('Cookie-Einstellungen', {
          lead: 'Notwendige Cookies merken sich Sprache, Vergleich und Anmeldung. Alle anderen brauchen Ihre Zustimmung, und hier nehmen Sie sie zurück.',
        }),
        table('Gruppen', [
          'Gruppe|Wofür|Ohne Zustimmung',
          'Notwendig|Sprache, Land, Einheiten, Anmeldung|Gesetzt',
          'Statistik|Besuche zählen, ohne Ihre Adresse|Nicht gesetzt',
          'Filme|Merken, dass Filme laden dürfen|Nicht gesetzt',
        ]),
        questions(
          'Fragen',
          ['Wie ändere ich meine Wahl?', 'Öffnen Sie die Einstellungen am Fuß jeder Seite. Die Änderung gilt sofort.'],
          ['Wie lange gilt meine Wahl?', 'Zwölf Monate. Danach fragen wir wieder.'],
        ),
      ],
    },
  },
}
