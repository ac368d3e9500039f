import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Datenschutz',
  description: 'Was wir über Sie speichern, wozu, wie lange und wie Sie es löschen lassen.',
  blocks: [
    hero('Datenschutz', { lead: 'Wir speichern, was wir für die Antwort brauchen, und sonst nichts.' }),
    text(
      'Was Sie uns senden',
      'Was Sie über ein Formular senden, verwenden wir für die Antwort. Wir bewahren es 24 Monate auf, oder so lange das Gesetz es verlangt, wenn daraus ein Auftrag wird.',
      'Unsere Seiten laden nichts von fremden Anbietern. Schriften, Bilder und Filme kommen von unseren eigenen Servern.',
    ),
    table(
      'Cookies',
      [
        'Zweck|Dauer',
        'Gewählte Sprache und gewähltes Land|1 Jahr',
        'Gewählte Einheiten, metrisch oder imperial|1 Jahr',
        'Anmeldung im Kundenportal|bis zur Abmeldung',
      ],
      'Andere Cookies setzen wir erst, wenn Sie zugestimmt haben.',
    ),
    text(
      'Ihre Rechte',
      [
        'Sie können jederzeit erfahren, was wir über Sie gespeichert haben.',
        'Sie können es berichtigen, herausgeben oder löschen lassen.',
        'Sie können sich bei der Datenschutzbehörde Ihres Landes beschweren.',
      ],
      'Schreiben Sie uns über die [Kontaktseite](/contact). Wir antworten innerhalb von 30 Tagen.',
    ),
  ],
}
